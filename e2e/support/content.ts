import type { Fields, Values } from '../../src/content/fields/fields';
import { withProvider } from '../../src/content/load/loadLabels';
import { activityFields, albumFields } from '../../src/content/model/collections';
import { singletonKeys } from '../../src/content/model/entries';
import { homeSections } from '../../src/content/model/homeSections';
import type { Entry, SectionKey, SingletonKey } from '../../src/content/model/model';
import { singletons } from '../../src/content/model/singletons';
import { localize } from '../../src/content/present/localize';
import { findProvider } from '../../src/donation/providers/server/registry';
import { checkedOutcomes } from '../../src/donation/rules/outcomes';
import { localizedPath, paymentReturnPath } from '../../src/routes';
import type { Language } from '../../src/shared/i18n/languages';
import { createWording, type LabelKey } from '../../src/shared/wording/wording';
import { loadFixtureContent } from '../../src/testing/loadFixtureContent';

// The texts of fixtures/content, from which the site that journeys and e2e/files test was built.

export const content = loadFixtureContent();

export const labelKeys = Object.keys(content.labels.fr);

function readTexts(language: Language) {
  const path = (french: string) => localizedPath(french, language);
  const read = <F extends Fields>(fields: F, { entry }: { entry: Entry }) => localize(fields, entry, language);
  const section = <K extends SectionKey>(key: K) =>
    read<(typeof homeSections)[K]>(homeSections[key], content.home[key]);
  const album = (id: string) => {
    const { name, place, description, media } = read(albumFields, find(content.albums, `albums/${id}.json`));
    const videos = media.filter(({ type }) => type === 'video').map(({ caption }) => caption);
    return { path: path(`/albums/${id}/`), name, place, description, media, videos };
  };
  const activity = (slug: string) => {
    const { title, description, ...facts } = read(activityFields, find(content.activities, slug));
    return { path: path(`/activites/${slug}/`), title, description: description.replaceAll('*', ''), ...facts };
  };
  const ofSingletons = Object.fromEntries(
    singletonKeys.map((key) => [key, read(singletons[key] as Fields, content[key])]),
  ) as { [K in SingletonKey]: Values<(typeof singletons)[K]> };
  const { name, shortName } = ofSingletons.site;
  return {
    path,
    /** A label with its values filled in and with ordinary spaces. */
    label: (key: LabelKey, values?: Record<string, string | number>) => {
      // Evaluated at each call, because a test may choose another provider.
      const { labels } = withProvider(content, findProvider(process.env));
      return createWording(labels[language], language)
        .label(key, values)
        .replace(/[^\S\n]/g, ' ');
    },
    name,
    shortName,
    hero: section('hero'),
    about: section('about'),
    activities: section('activities'),
    gallery: section('gallery'),
    contact: section('contact'),
    donation: section('donation'),
    footer: section('footer'),
    ...ofSingletons,
    party: activity('fete-de-quartier'),
    well: activity('puits-du-marche'),
    veillee: album('veillee'),
    chantier: album('chantier'),
    film: album('film'),
  };
}

const find = <E extends { file: string }>(entries: readonly E[], name: string) =>
  entries.find(({ file }) => file.includes(name)) as E;

export const sites = { fr: readTexts('fr'), en: readTexts('en') };

export type AlbumTexts = (typeof sites)['fr']['chantier'];

/** The albums and activities in the order of the indexes, the newest first. */
export const albumsOf = (language: Language): AlbumTexts[] => {
  const { veillee, chantier, film } = sites[language];
  return [veillee, chantier, film];
};
export const activitiesOf = (language: Language) => [sites[language].party, sites[language].well];

/** Every page that search engines may index. */
export const indexedPaths = [
  '/',
  '/activites/',
  '/activites/fete-de-quartier/',
  '/activites/puits-du-marche/',
  '/albums/',
  '/albums/chantier/',
  '/albums/film/',
  '/albums/veillee/',
  '/association/',
  '/confidentialite/',
  '/don/affiche/',
  '/en/',
  '/en/activities/',
  '/en/activities/fete-de-quartier/',
  '/en/activities/puits-du-marche/',
  '/en/albums/',
  '/en/albums/chantier/',
  '/en/albums/veillee/',
  '/en/association/',
  '/en/donate/poster/',
  '/en/privacy/',
];

/** The path by which search engines know a public page: the French one if nothing of it is translated. */
export const indexedPath = (path: string) => (path === '/en/albums/film/' ? '/albums/film/' : path);

/** The French paths of the return pages. */
export const outcomePaths = ['neutral', ...checkedOutcomes].map((outcome) => paymentReturnPath(outcome));

/** Collapses whitespace, including no-break spaces. */
export function collapseSpaces(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Escapes a text, with its spaces collapsed, for a regular expression. */
export function escapePattern(text: string): string {
  return collapseSpaces(text).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
