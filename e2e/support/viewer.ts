import { expect, type Locator, type Page } from '@playwright/test';
import { sites } from './content';

/** The album of the viewer tests, and some of its photos. */
export const album = sites.fr.chantier;
export const [first, second, third, last] = [1, 2, 3, 40].map((position) => ({
  position,
  id: `p${String(position).padStart(2, '0')}`,
  caption: `Jour ${position} du chantier — illustration provisoire${position === 1 ? ' · Illustration' : ''}`,
})) as [Photo, Photo, Photo, Photo];

type Photo = { position: number; id: string; caption: string };

export function photoLink(page: Page, { caption }: Photo): Locator {
  return page.getByRole('link', { name: sites.fr.label('photo.enlarge', { caption }), exact: true });
}

export const viewerButton = (viewer: Locator, name: 'photo.next' | 'photo.previous' | 'dialog.close') =>
  viewer.getByRole('button', { name: sites.fr.label(name) });

/** Opens a photo of the French album and returns the viewer. */
export async function openViewer(page: Page, photo: Photo): Promise<Locator> {
  await photoLink(page, photo).click();
  const viewer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: sites.fr.label('photo.next') }) })
    .last();
  await expectShown(viewer, photo);
  return viewer;
}

export async function expectShown(viewer: Locator, { position, caption }: Photo): Promise<void> {
  const name = sites.fr.label('photo.position', { position, total: album.photos });
  await expect(viewer.getByText(name)).toBeVisible();
  await expect(viewer.getByRole('img', { name: caption, exact: true })).toBeVisible();
  await expect(viewer).toHaveAccessibleName(`${name}. ${caption}`);
}
