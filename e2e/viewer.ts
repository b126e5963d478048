import { expect, type Locator, type Page } from '@playwright/test';
import type { MediaItem } from '../src/content/model';
import { albumWithMostPhotos, sites } from './site';

/** The album whose photos are enlarged. */
export const french = albumWithMostPhotos.fr;
export const albumAddress = sites.fr.albumPath(french.slug);
export const photos = photosOf(french.album.media);
export const [first, second, third] = photos as [MediaItem, MediaItem, MediaItem];

/** The photos of an album, without its videos. */
export function photosOf(media: readonly MediaItem[]): MediaItem[] {
  return media.filter(({ type }) => type === 'photo');
}

export function photoLink(page: Page, { caption }: MediaItem): Locator {
  return page.getByRole('link', { name: sites.fr.label('photo.enlarge', { caption }) });
}

/** Opens a photo of the French album, and gives the viewer. */
export async function enlarge(page: Page, photo: MediaItem): Promise<Locator> {
  await photoLink(page, photo).click();
  const viewer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Photo suivante' }) })
    .last();
  await expectShown(viewer, photo, photos.indexOf(photo) + 1);
  return viewer;
}

export async function expectShown(viewer: Locator, { caption }: MediaItem, position: number): Promise<void> {
  await expect(viewer.getByText(`Photo ${position} sur ${photos.length}`)).toBeVisible();
  await expect(viewer.getByRole('img', { name: caption })).toBeVisible();
  await expect(viewer).toHaveAccessibleName(caption);
}
