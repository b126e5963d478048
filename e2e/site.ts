import { resolve } from 'node:path';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { LabelKey } from '../src/components/useLabels';
import { loadContent } from '../src/content/load';
import {
  type AlbumContent,
  type HomeContent,
  type PosterContent,
  presentAlbums,
  presentHome,
  presentPoster,
} from '../src/content/present';
import { listPublicPaths } from '../src/content/publicPages';
import { albumPath, type Language, languages, localizedPath } from '../src/i18n/languages';

const content = loadContent(resolve(__dirname, '../content'));

/** What the site must show in a language, read from the content and not from the pages. */
type Site = {
  home: HomeContent;
  albums: AlbumContent[];
  poster: PosterContent;
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
    home: presentHome(content, language),
    albums: presentAlbums(content, language),
    poster: presentPoster(content, language),
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

/** The addresses of every page that a visitor can open, but the 404. */
export const publicPaths = languages.flatMap((language) => {
  const { path, albums } = sites[language];
  return listPublicPaths(albums).map(path);
});

export const albumWithMostPhotos = bySize('photo');
export const albumWithMostVideos = bySize('video');

function bySize(type: 'photo' | 'video'): Record<Language, AlbumContent> {
  const count = ({ album }: AlbumContent) => album.media.filter((item) => item.type === type).length;
  const pick = (language: Language) => {
    const [first] = sites[language].albums.toSorted((a, b) => count(b) - count(a));
    if (!first) throw new Error('There is no album');
    return first;
  };
  return { fr: pick('fr'), en: pick('en') };
}

/** The widths that the layout is designed at, each with a screen of its kind. */
export const screens = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
} as const;

/**
 * Opens a page, wakes its scripts and waits until they have taken it over: a complaint about hydration has then been made.
 */
export async function openWithScripts(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  // A sign of intent: a browser may take a busy machine for a slow connection, on which they do not start by themselves.
  await page.locator('body').dispatchEvent('pointermove');
  await waitForScripts(page);
  return response;
}

async function waitForScripts(page: Page): Promise<void> {
  // React marks each element it takes over, and the footer's last one comes last.
  await page.waitForFunction(() => {
    const [last] = [...document.querySelectorAll('footer *')].slice(-1);
    const isTakenOver = last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactProps$'));
    // Their own first act, once all is in place, is to take this list away.
    return isTakenOver && window.pressed === undefined;
  });
}

/** The card of an album on the landing page. */
export function albumCard(page: Page, name: string): Locator {
  return page.locator('#gallery').getByRole('link', { name });
}

/** Presses an album's card on the landing page and waits for its photos and videos. */
export async function openOverlay(page: Page, { album }: AlbumContent): Promise<Locator> {
  await albumCard(page, album.name).click();
  const overlay = page.getByRole('dialog', { name: album.name });
  await expect(overlay.getByRole('figure')).toHaveCount(album.media.length);
  return overlay;
}

/**
 * Fails when the page below an overlay is, or in a moment becomes, another one: Gatsby's router takes that moment to
 * load what it would draw.
 */
export async function expectLandingPageBelow(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveText(sites.fr.home.sections.hero.title);
}

/** How many columns the items stand in. */
export function countColumns(items: Locator): Promise<number> {
  return items.evaluateAll((elements) => {
    const edges = elements.map((element) => Math.round(element.getBoundingClientRect().left));
    return new Set(edges).size;
  });
}

export function readPath(page: Page): string {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
}

/** Its text without the spaces that only lay it out; those that may not break become plain ones. */
export function tidy(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Scrolls to each picture in turn, and fails with the list of those that do not load. */
export async function expectEveryPictureToLoad(page: Page): Promise<void> {
  const pictures = await page.locator('img').all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  }
  const readMissing = () =>
    page
      .locator('img')
      .evaluateAll((images) =>
        images.flatMap((image) => ((image as HTMLImageElement).naturalWidth > 0 ? [] : [image.outerHTML])),
      );
  await expect.poll(readMissing).toEqual([]);
}
