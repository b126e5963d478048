import { resolve } from 'node:path';
import type { LabelKey } from '../src/components/wording';
import { loadContent } from '../src/content/load';
import type { MediaItem } from '../src/content/model';
import {
  type AlbumView,
  buildAlbumViews,
  buildHomeView,
  buildPosterView,
  type HomeView,
  type PosterView,
} from '../src/content/viewModel';
import { pageStates } from '../src/donation/ending';
import { type Language, languages } from '../src/i18n/languages';
import { albumPath, listPublicPaths, localizedPath, paymentReturnPath } from '../src/routes';
import { readBuiltContent } from '../tools/builtContent';

/** The content that the site under test was built from: the fixtures in `npm test`, any other elsewhere. */
export const content = loadContent(readBuiltContent(resolve(__dirname, '..')).path);

/** What the site must show in a language, read from the content and not from the pages. */
type Site = {
  home: HomeView;
  albums: AlbumView[];
  poster: PosterView;
  /** The keys of the interface's words, which must never be seen themselves. */
  labelKeys: string[];
  /** A word of the interface as the page shows it. */
  label: (key: LabelKey, values?: Record<string, string | number>) => string;
  /** A page's address from the one in French. */
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

/** The pages that tell how a payment ended, in French. */
export const returnPaths = [paymentReturnPath(), ...pageStates.map(paymentReturnPath)];

/** The addresses of every page that a visitor can open, but the 404. */
export const publicPaths = languages.flatMap((language) => {
  const { path, albums } = sites[language];
  return listPublicPaths(albums).map(path);
});

export const albumWithMostPhotos = bySize('photo');
export const albumWithMostVideos = bySize('video');

/** How much there is of what the tests that also read edited content look for: there may be none. */
export const counts = {
  albums: content.albums.length,
  photos: mediaOf(albumWithMostPhotos.fr, 'photo').length,
  videos: mediaOf(albumWithMostVideos.fr, 'video').length,
};

/** The photos of an album, or its videos. */
export function mediaOf({ album }: AlbumView, type: MediaItem['type']): MediaItem[] {
  return album.media.filter((item) => item.type === type);
}

function bySize(type: MediaItem['type']): Record<Language, AlbumView> {
  const pick = (language: Language): AlbumView => {
    const [first] = sites[language].albums.toSorted((a, b) => mediaOf(b, type).length - mediaOf(a, type).length);
    if (first) return first;
    // Stands in where there is no album, so that tests can be declared.
    const { frame, share } = sites[language].home;
    return { frame, share, slug: '', album: { id: '', order: 0, name: '', place: '', description: '', media: [] } };
  };
  return { fr: pick('fr'), en: pick('en') };
}

/** Its text without the spaces that only lay it out; those that may not break become plain ones. */
export function tidy(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** A text as a regular expression that matches it, whatever signs an editor typed. */
export function literally(text: string): string {
  return tidy(text).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
