import { resolve } from 'node:path';
import type { LabelKey } from '../src/components/wording';
import { loadContent } from '../src/content/load/load';
import type { MediaItem } from '../src/content/model';
import {
  type AlbumView,
  buildAlbumViews,
  buildHomeView,
  buildPosterView,
  type HomeView,
  type PosterView,
} from '../src/content/viewModel';
import { checkedOutcomes } from '../src/donation/rules/outcomes';
import { type Language, languages } from '../src/i18n/languages';
import { albumPath, listPublicPaths, localizedPath, paymentReturnPath } from '../src/routes';
import { readBuiltContent } from '../tools/builtContent';

const built = readBuiltContent(resolve(__dirname, '..'));

/** The content of the site under test: the fixtures in `npm test`, or any other. */
export const content = loadContent(built.path);
export const isFixtures = built.name === 'fixtures/content';

/** The expected content of the site in a language, from the content files. */
type Site = {
  home: HomeView;
  albums: AlbumView[];
  poster: PosterView;
  /** The label keys, which no page may show. */
  labelKeys: string[];
  /** A label with its values filled in. */
  label: (key: LabelKey, values?: Record<string, string | number>) => string;
  /** Localizes a French path. */
  path: (french: string) => string;
  albumPath: (slug: string) => string;
};

export const sites = { fr: describeSite('fr'), en: describeSite('en') } satisfies Record<Language, Site>;

function describeSite(language: Language): Site {
  const labels = content.labels[language];
  return {
    home: buildHomeView(content, language),
    albums: buildAlbumViews(content, language),
    poster: buildPosterView(content, language),
    labelKeys: Object.keys(labels).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]),
    label: (key, values = {}) => {
      const plural = new Intl.PluralRules(language).select(Number(values.count ?? 1));
      const text = labels[key] ?? labels[`${key}_${plural}`];
      if (text === undefined) throw new Error(`There is no label ${key} in ${language}`);
      return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
    },
    path: (french) => localizedPath(french, language),
    albumPath: (slug) => localizedPath(albumPath(slug), language),
  };
}

/** The French paths of the payment result pages. */
export const outcomePaths = [paymentReturnPath(), ...checkedOutcomes.map(paymentReturnPath)];

/** The paths of all public pages except the 404. */
export const publicPaths = languages.flatMap((language) => {
  const { path, albums } = sites[language];
  return listPublicPaths(albums).map(path);
});

export const albumWithMostPhotos = bySize('photo');
export const albumWithMostVideos = bySize('video');

/** Counts for tests that also run on edited content, which may have no albums, photos or videos. */
export const counts = {
  albums: content.albums.length,
  photos: mediaOf(albumWithMostPhotos.fr, 'photo').length,
  videos: mediaOf(albumWithMostVideos.fr, 'video').length,
};

export function mediaOf({ album }: AlbumView, type: MediaItem['type']): MediaItem[] {
  return album.media.filter((item) => item.type === type);
}

function bySize(type: MediaItem['type']): Record<Language, AlbumView> {
  const pick = (language: Language): AlbumView => {
    const [first] = sites[language].albums.toSorted((a, b) => mediaOf(b, type).length - mediaOf(a, type).length);
    if (first) return first;
    // An empty album when there is none, so that tests can be declared.
    const { frame, share } = sites[language].home;
    return { frame, share, slug: '', album: { id: '', order: 0, name: '', place: '', description: '', media: [] } };
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
