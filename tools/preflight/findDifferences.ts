import { localize } from '../../src/content/localize';
import { type Content, type SectionKey, siteFields } from '../../src/content/model';
import { albumSlug, buildAlbumViews, buildHomeView } from '../../src/content/viewModel';
import { defaultLanguage, languages } from '../../src/i18n/languages';
import type { Finding } from './finding';
import { specification } from './specification';

/** One fact in the specification and in the content. */
type Statement = { about: string; specified: string; found: string | undefined };

/** Lists where the content differs from the specification; a difference may be intended. */
export function findDifferences(content: Content): Finding[] {
  return [...compareFacts(content), ...compareAlbums(content), ...compareActivities(content), ...compareWords(content)]
    .filter(({ specified, found }) => found !== specified)
    .map(({ about, specified, found }) => ({
      what: `${about}: ${found === undefined ? 'none' : `"${found}"`}; the specification says "${specified}"`,
      todo: 'Nothing, if it is meant.',
      isHarmful: false,
    }));
}

function compareFacts(content: Content): Statement[] {
  const { sections } = buildHomeView(content, defaultLanguage);
  const { socials } = localize(siteFields, content.site.entry, defaultLanguage);
  const media = buildAlbumViews(content, defaultLanguage).flatMap(({ album }) => album.media);
  const networks = `${socials.length}, ${socials.filter(({ url }) => !url).length} of them without an address`;
  const people = /\d[\d\s]*/.exec(sections.about.impact.description)?.[0].replace(/\s/g, '');
  return [
    { about: 'footer, year', specified: specification.year, found: /\d{4}/.exec(sections.footer.copyright)?.[0] },
    { about: 'about, people reached', specified: specification.peopleReached, found: people },
    { about: 'contact, subtitle', specified: '', found: sections.contact.subtitle ?? '' },
    { about: 'social networks', specified: specification.networks, found: networks },
    {
      about: 'photos from a stock-photo host',
      specified: specification.stockPhotos,
      found: String(media.filter(({ src }) => src.startsWith('https:')).length),
    },
  ];
}

function compareAlbums(content: Content): Statement[] {
  const { albums } = buildHomeView(content, defaultLanguage);
  return Object.entries(specification.albums).map(([id, { photos, videos, tolerance }]) => {
    const found = albums.find(({ slug }) => slug === albumSlug(id));
    const isNear = found && Math.abs(found.photos - photos) <= tolerance;
    return {
      about: `album ${id}`,
      specified: `${photos} photos, ${videos} videos`,
      found: found && `${isNear ? photos : found.photos} photos, ${found.videos} videos`,
    };
  });
}

function compareActivities(content: Content): Statement[] {
  const { activities } = buildHomeView(content, defaultLanguage);
  return Object.entries(specification.activities).map(([slug, { status, year, participants }]) => {
    const activity = activities.find((other) => other.slug === slug);
    const found = [
      activity?.status,
      /\d{4}/.exec(activity?.date ?? '')?.[0],
      /\d+\+?/.exec(activity?.participants ?? '')?.[0],
    ];
    return {
      about: `activity ${slug}`,
      specified: [status, year, participants].join(', '),
      found: activity && found.join(', '),
    };
  });
}

/** Compares texts and labels that are specified verbatim. */
function compareWords(content: Content): Statement[] {
  return languages.flatMap((language) => {
    const { sections } = buildHomeView(content, language);
    const texts = Object.entries(specification.sections[language]).flatMap(([section, fields]) =>
      Object.entries(fields).map(([field, specified]) => ({
        about: `${section}.${field} in ${language}`,
        specified,
        found: (sections[section as SectionKey] as Record<string, unknown>)[field] as string | undefined,
      })),
    );
    const labels = Object.entries(specification.labels[language]).map(([key, specified]) => ({
      about: `label ${key} in ${language}`,
      specified,
      found: content.labels[language][key],
    }));
    return [...texts, ...labels];
  });
}
