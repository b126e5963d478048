import { expect, test } from './fixtures';
import { expectLandingPageBelow, expectPath, goBack, openOverlay, openWithScripts, readPath } from './site';
import { album, expectShown, first, openViewer, photoLink, third, viewerButton } from './viewer';

test('the viewer on an album page closes on Back after any number of steps, by its button and on Escape', {
  tag: ['@engines', '@recent'],
}, async ({ page }) => {
  await openWithScripts(page, album.path);
  const viewer = await openViewer(page, first);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectShown(viewer, third);
  for (const close of [
    () => goBack(page),
    () => viewerButton(viewer, 'dialog.close').click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await close();
    await expect(viewer).toHaveCount(0);
    await expectPath(page, album.path);
    await expect(photoLink(page, first)).toBeFocused();
    await openViewer(page, first);
  }
});

test.describe('the viewer over the landing page', () => {
  test('closes on Back before the album', async ({ page }) => {
    await openWithScripts(page, '/');
    const overlay = await openOverlay(page, album);
    const viewer = await openViewer(page, first);
    await page.keyboard.press('ArrowRight');
    await goBack(page);
    await expect(viewer).toHaveCount(0);
    await expect(overlay).toBeVisible();
    await expect(overlay.getByRole('figure')).toHaveCount(album.photos);
    await expectPath(page, album.path);
    await expectLandingPageBelow(page);
    await expect(overlay).toBeVisible();
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectLandingPageBelow(page);
    await expectPath(page, '/');
  });
});

test.describe('the shared URL of a photo', () => {
  test('opens the album page with that photo, which Back closes', { tag: '@engines' }, async ({ page }) => {
    await page.goto('/en/');
    await openWithScripts(page, `${album.path}#photo-${third.id}`);
    const viewer = page.getByRole('dialog');
    await expectShown(viewer, third);
    expect(readPath(page)).toBe(`${album.path}#photo-${third.id}`);
    await page.reload();
    await expectShown(viewer, third);
    await goBack(page);
    await expect(viewer).toHaveCount(0);
    await expectPath(page, album.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(album.name);
    await expect(photoLink(page, third)).toBeFocused();
  });
});
