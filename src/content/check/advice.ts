import { localPhoneLengthInWords } from '../../country';
import type { Finding } from '../../shared/finding';
import { defaultLanguage } from '../../shared/i18n/languages';
import { isBlank } from '../../shared/unknownValues';
import { fileTypes, isMediaOfType } from '../fields/media';
import { titlePath } from '../fields/nameField';
import { type ListedEntry, listEntries, listShownMedia } from '../model/entries';
import type { Album, Consents, Content, Giving, LoadedEntry } from '../model/model';
import { findWayNotes } from '../present/waysToGive';
import { findUndescribedPictures } from './contentRules';

export function adviseEntries(content: Omit<Content, 'advice'>): Finding[] {
  const listed = listEntries(content);
  return [
    ...listed.flatMap(adviseCaptions),
    ...listed.flatMap(adviseDescriptions),
    ...adviseActivities(content),
    ...adviseConsents(content),
    ...adviseWays(content.giving),
    ...adviseUnused(content.uploads, listed),
  ];
}

export function adviseDescriptions({ file, entry, fields }: ListedEntry): Finding[] {
  const name = (path: string) => titlePath(fields, path, entry[defaultLanguage]);
  return findUndescribedPictures(fields, entry[defaultLanguage]).map(({ picture, description }) => ({
    what: `${file}: ${name(picture)} has no description`,
    todo: `Say in ${name(description)} what it shows.`,
  }));
}

/** Lists albums whose activity is not there, perhaps because its hand-over file has not been applied yet. */
function adviseActivities({ albums, activities }: Pick<Content, 'albums' | 'activities'>): Finding[] {
  const slugs = activities.map(({ slug }) => slug);
  return albums.flatMap(({ file, entry }) => {
    const { activity } = entry[defaultLanguage] as Album;
    if (!activity || slugs.includes(activity)) return [];
    const what = `${file}: there is no activity ${activity}, so the album shows none`;
    return { what, todo: 'Name one that is there, or none.' };
  });
}

export function adviseConsents({ albums, consents }: Pick<Content, 'albums' | 'consents'>): Finding[] {
  const ids = albums.map(({ entry }) => (entry[defaultLanguage] as Album).id);
  const { consents: given = [] } = (consents.entry[defaultLanguage] ?? {}) as Partial<Consents>;
  return given.flatMap(({ album }) => {
    if (!album || ids.includes(album)) return [];
    return { what: `${consents.file}: there is no album ${album}`, todo: 'Correct its name, or delete this consent.' };
  });
}

export function adviseCaptions({ file, entry }: ListedEntry): Finding[] {
  const { media = [] } = (entry[defaultLanguage] ?? {}) as Partial<Album>;
  return media
    .filter(({ type, captions, description }) => type === 'video' && !captions && !description)
    .map(({ id }) => ({
      what: `${file}: the video ${id} has neither captions nor a description`,
      todo: 'Add captions, the name of a WebVTT file beside the video (film.fr.vtt), or in description what one sees and hears.',
    }));
}

/** Lists ways to give that are not shown, and numbers that may be merchant codes. */
export function adviseWays({ file, entry }: LoadedEntry): Finding[] {
  const { ways = [] } = (entry[defaultLanguage] ?? {}) as Partial<Giving>;
  return findWayNotes(ways).map(({ index, field, note }) => {
    const way = `${file}: the way to give ${ways[index]?.id}`;
    return note === 'placeholder'
      ? { what: `${way} is a placeholder, and not shown`, todo: `Put in its real ${field}, or remove the way.` }
      : {
          what: `${way} has ${ways[index]?.number}, which is not a mobile number`,
          todo: `Ask the association whether it is a merchant code: a mobile number has ${localPhoneLengthInWords.en} digits.`,
        };
  });
}

/** Lists the photos, videos and PDFs that no page shows, which make the repository larger. */
export function adviseUnused(uploads: readonly string[], entries: readonly ListedEntry[]): Finding[] {
  const shown = new Set(entries.flatMap(listShownMedia));
  const types = fileTypes.filter((type) => type !== 'captions');
  return uploads
    .filter((src) => types.some((type) => isMediaOfType(src, type)) && !shown.has(src))
    .map((src) => ({ what: `content${src} is shown by no page`, todo: 'Delete it, or use it.' }));
}

/** The labels in whose French text docs/specification.md fixes the provider's name. */
const specifiedLabels = ['error.refused.title', 'error.network.message'];

/**
 * Lists labels without a translation, which visitors read in French, and labels that name a payment provider, which are
 * wrong for another provider.
 */
export function adviseLabels(files: Content['labelFiles'], providerNames: readonly string[]): Finding[] {
  const isNaming = (label: string) => providerNames.some((name) => label.toLowerCase().includes(name.toLowerCase()));
  return files.flatMap(({ language, name, labels }) => {
    const french = files.find((file) => file.language === defaultLanguage && file.name === name)?.labels ?? {};
    return Object.keys(french).flatMap((key) => {
      const label = labels[key] ?? '';
      const what = `content/labels/${language}/${name}.json: ${key}`;
      if (isBlank(label)) return { what: `${what} is missing`, todo: 'Write its translation.' };
      const isSpecified = language === defaultLanguage && specifiedLabels.includes(key);
      if (!isNaming(label) || isSpecified) return [];
      return { what: `${what} names a payment provider`, todo: 'Write {{provider}} in its place: it may change.' };
    });
  });
}
