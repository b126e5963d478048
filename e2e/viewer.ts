import { expect, type Locator, type Page } from '@playwright/test';
import type { MediaItem } from '../src/content/model';
import { albumWithMostPhotos, mediaOf, sites } from './content';

/** The album of the viewer tests. */
export const french = albumWithMostPhotos.fr;
export const albumAddress = sites.fr.albumPath(french.slug);
export const photos = mediaOf(french, 'photo');
export const [first, second, third] = photos as [MediaItem, MediaItem, MediaItem];

export function photoLink(page: Page, { caption }: MediaItem): Locator {
  return page.getByRole('link', { name: sites.fr.label('photo.enlarge', { caption }), exact: true });
}

export const viewerButton = (viewer: Locator, name: 'photo.next' | 'photo.previous' | 'dialog.close') =>
  viewer.getByRole('button', { name: sites.fr.label(name) });

/** Opens a photo of the French album and returns the viewer. */
export async function openViewer(page: Page, photo: MediaItem): Promise<Locator> {
  await photoLink(page, photo).click();
  const viewer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: sites.fr.label('photo.next') }) })
    .last();
  await expectShown(viewer, photo, photos.indexOf(photo) + 1);
  return viewer;
}

export async function expectShown(viewer: Locator, { caption }: MediaItem, position: number): Promise<void> {
  const name = sites.fr.label('photo.position', { position, total: photos.length });
  await expect(viewer.getByText(name)).toBeVisible();
  await expect(viewer.getByRole('img', { name: caption, exact: true })).toBeVisible();
  await expect(viewer).toHaveAccessibleName(`${name}. ${caption}`);
}
