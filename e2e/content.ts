import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LabelKey } from '../src/components/wording';
import { loadContent } from '../src/content/load/load';
import type {
  Activity,
  Album,
  Giving,
  MediaItem,
  PosterTexts,
  PrivacyTexts,
  SectionContent,
  Site,
} from '../src/content/model';
import type { AlbumCard, AlbumView, HomeView } from '../src/content/viewModel';
import { findProvider } from '../src/donation/providers/registry';
import { type Language, languages } from '../src/i18n/languages';
import { readBuiltContent } from '../tools/build';
import { readActivities, readAlbums, readJson, readLabels } from './contentFiles';

const root = resolve(__dirname, '..');
const built = readBuiltContent(root);

/** The content of the site under test: the fixtures in `npm test`, or any other. For input; `sites` has what pages show. */
export const content = loadContent(built.path);
export const isFixtures = built.name === 'fixtures/content';

export type ExpectedAlbum = Omit<AlbumView, 'when' | 'activity'>;

/** The expected content of the site in a language, as its files say it: without no-break spaces. */
type ExpectedSite = {
  home: Omit<HomeView, 'counts' | 'albums'> & { albums: Omit<AlbumCard, 'year' | 'activity'>[] };
  activities: Activity[];
  albums: ExpectedAlbum[];
  poster: { texts: PosterTexts; share: HomeView['share'] };
  privacy: PrivacyTexts;
  /** The label keys, which no page may show. */
  labelKeys: string[];
  /** A label with its values filled in. */
  label: (key: LabelKey, values?: Record<string, string | number>) => string;
  /** The address of a French path. */
  path: (french: string) => string;
  albumPath: (slug: string) => string;
};

export const sites = { fr: describeSite('fr'), en: describeSite('en') } satisfies Record<Language, ExpectedSite>;

function describeSite(language: Language): ExpectedSite {
  const read = (path: string) => readJson(built.path, path, language);
  const site = read('site') as Site;
  const isPlaceholder = (name: string) => site.placeholders?.includes(name) ?? false;
  const fill = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value).replace(/\{(name|shortName|phone|email)\}/g, (_, name: keyof Site) => String(site[name])),
    );
  const section = <K extends keyof SectionContent>(key: K) => fill(read(`home/${key}`)) as SectionContent[K];
  const hero = section('hero');
  const contact = section('contact');
  const donation = section('donation');
  const whatsapp = site.socials.find(({ id }) => id === 'whatsapp')?.url;
  const isKnown = (name: 'phone' | 'email') => !isPlaceholder(name) || contact[name] !== site[name];
  const linkedContact = {
    ...contact,
    contactLinks: {
      ...(isKnown('phone') && { phone: `tel:${contact.phone.replace(/[^+\d]/g, '')}` }),
      ...(isKnown('email') && { email: `mailto:${contact.email}` }),
      ...(whatsapp && !isPlaceholder('socials.whatsapp') && { whatsapp }),
    },
  };
  const { otherWays } = read('home/donation') as SectionContent['donation'];
  const namesPlaceholder = ['phone', 'email'].some((name) => isPlaceholder(name) && otherWays.includes(`{${name}}`));
  const share = { path: '/share/home.jpg', source: hero.picture, alt: hero.pictureAlt };
  const sections = {
    hero,
    about: section('about'),
    activities: section('activities'),
    gallery: section('gallery'),
    contact: linkedContact,
    donation: namesPlaceholder ? { ...donation, otherWays: donation.contactsToCome } : donation,
    footer: section('footer'),
  };
  const { ways = [], placeholders = [] } = fill(read('giving')) as Giving;
  const shownWays = ways.filter(
    ({ id, kind, number, url, how }) => !placeholders.includes(id) && (number || url || (kind === 'inPerson' && how)),
  );
  const socials = site.socials.map(({ id, url }) => (isPlaceholder(`socials.${id}`) ? { id } : { id, url }));
  const frame = { site: { ...site, socials }, hero, contact: linkedContact, footer: sections.footer };

  const albums = (fill(readAlbums(built.path, language)) as Album[]).map((album) => {
    const slug = album.id.replaceAll('_', '-');
    const first = album.media.find((item) => pictureOf(item)?.startsWith('/'));
    const own = first && { path: `/share/${slug}.jpg`, source: pictureOf(first) ?? '', alt: first.caption };
    return { frame, slug, album, share: own ?? share };
  });
  const activities = fill(readActivities(built.path, language)) as Activity[];
  const labels = readLabels(findLabelFolder(), language);
  const path = (french: string) => {
    if (language === 'fr') return french;
    return `/en${french}`
      .replace('/don/affiche/', '/donate/poster/')
      .replace('/activites/', '/activities/')
      .replace('/confidentialite/', '/privacy/');
  };
  return {
    home: {
      frame,
      ways: shownWays,
      isOnlineOpen: true,
      sections,
      // Those under way first.
      activities: [...activities]
        .sort((a, b) => Number(a.status === 'completed') - Number(b.status === 'completed'))
        .slice(0, sections.activities.latest)
        .map(({ updates: _updates, ...activity }) => activity),
      albums: albums
        .slice(0, sections.gallery.latest)
        .map(({ slug, album: { name, place, media } }) => ({
          slug,
          name,
          place,
          cover: media[0] && pictureOf(media[0]),
          photos: media.filter(({ type }) => type === 'photo').length,
          videos: media.filter(({ type }) => type === 'video').length,
        })),
      share,
    },
    activities,
    albums,
    poster: { texts: fill(read('poster')) as PosterTexts, share },
    privacy: fill(read('privacy')) as PrivacyTexts,
    labelKeys: Object.keys(labels).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]),
    label: (key, given) => {
      // At each call: a test may choose another provider.
      const { name: provider, labels: own } = findProvider(process.env);
      const values: Record<string, string | number> = { provider, ...given };
      const plural = new Intl.PluralRules(language).select(Number(values.count ?? 1));
      const text = own?.[language][key] ?? labels[key] ?? labels[`${key}_${plural}`];
      if (text === undefined) throw new Error(`There is no label ${key} in ${language}`);
      return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
    },
    path,
    albumPath: (slug) => path(`/albums/${slug}/`),
  };
}

/** The interface's labels: those of the content folder, or the site's. */
function findLabelFolder(): string {
  const own = join(built.path, 'labels');
  return existsSync(own) ? own : join(root, 'content/labels');
}

function pictureOf({ type, src, poster }: MediaItem): string | undefined {
  return type === 'video' ? poster : src;
}

/** The French paths of the payment result pages. */
export const outcomePaths = [
  'neutral',
  'accepted',
  'refused',
  'cancelled',
  'pending',
  'unknown',
  'unchecked',
  'early',
].map((outcome) => `/cinetpay-return/${outcome}/`);

/** The paths of all public pages except the 404. */
export const publicPaths = languages.flatMap((language) => {
  const { path, activities, albums } = sites[language];
  return [
    '/',
    '/activites/',
    ...activities.map(({ slug }) => `/activites/${slug}/`),
    '/albums/',
    ...albums.map(({ slug }) => `/albums/${slug}/`),
    '/don/affiche/',
    '/confidentialite/',
  ].map(path);
});

export const albumWithMostPhotos = bySize('photo');
export const albumWithMostVideos = bySize('video');

/** Counts for tests that also run on edited content, which may have no albums, photos or videos. */
export const counts = {
  activities: content.activities.length,
  albums: content.albums.length,
  photos: mediaOf(albumWithMostPhotos.fr, 'photo').length,
  videos: mediaOf(albumWithMostVideos.fr, 'video').length,
};

export function mediaOf({ album }: ExpectedAlbum, type: MediaItem['type']): MediaItem[] {
  return album.media.filter((item) => item.type === type);
}

function bySize(type: MediaItem['type']): Record<Language, ExpectedAlbum> {
  const pick = (language: Language): ExpectedAlbum => {
    const [first] = sites[language].albums.toSorted((a, b) => mediaOf(b, type).length - mediaOf(a, type).length);
    if (first) return first;
    // An empty album when there is none, so that tests can be declared.
    const { frame, share } = sites[language].home;
    return {
      frame,
      share,
      slug: '',
      album: { id: '', start: '2025', name: '', place: '', description: '', media: [] },
    };
  };
  return { fr: pick('fr'), en: pick('en') };
}

/** Collapses whitespace, including no-break spaces. */
export function tidy(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Escapes a text for a regular expression. */
export function literally(text: string): string {
  return tidy(text).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
