import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectLandingPageBelow, openOverlay, openWithScripts, readPath } from './site';
import { albumAddress, enlarge, expectShown, first, french, photoLink, second, third } from './viewer';

test.describe('on an album’s page', () => {
  test.beforeEach(async ({ page }) => {
    await openWithScripts(page, albumAddress);
  });

  test('Back closes the photo and stays on the page, after any number of steps', async ({ page }) => {
    const viewer = await enlarge(page, first);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectShown(viewer, third, 3);
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    expect(readPath(page)).toBe(albumAddress);
    await expect(photoLink(page, first)).toBeFocused();
  });

  for (const [way, close] of [
    ['its button', (viewer: Locator) => viewer.getByRole('button', { name: 'Fermer' }).click()],
    ['Escape', (viewer: Locator) => viewer.press('Escape')],
  ] as const) {
    test(`${way} closes the photo and gives the focus back`, async ({ page }) => {
      const viewer = await enlarge(page, second);
      await close(viewer);
      await expect(viewer).toHaveCount(0);
      expect(readPath(page)).toBe(albumAddress);
      await expect(photoLink(page, second)).toBeFocused();
    });
  }
});

test.describe('over the landing page', () => {
  test('Back closes the photo, then the album', async ({ page }) => {
    await openWithScripts(page, '/');
    const overlay = await openOverlay(page, french);
    const viewer = await enlarge(page, first);
    await page.keyboard.press('ArrowRight');
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(overlay).toBeVisible();
    await expect(overlay.getByRole('figure')).toHaveCount(french.album.media.length);
    expect(readPath(page)).toBe(albumAddress);
    await expectLandingPageBelow(page);
    await expect(overlay).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectLandingPageBelow(page);
    expect(readPath(page)).toBe('/');
  });

  test('Escape closes the photo, then the album', async ({ page }) => {
    await openWithScripts(page, '/');
    const overlay = await openOverlay(page, french);
    const viewer = await enlarge(page, first);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expectLandingPageBelow(page);
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(readPath(page)).toBe('/');
  });
});

test.describe('the shared address of a photo', () => {
  test('opens the album’s page with that photo, which Back closes', async ({ page }) => {
    await page.goto('/en/');
    await openWithScripts(page, `${albumAddress}#photo-${third.id}`);
    const viewer = page.getByRole('dialog');
    await expectShown(viewer, third, 3);
    expect(readPath(page)).toBe(`${albumAddress}#photo-${third.id}`);
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    expect(readPath(page)).toBe(albumAddress);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.album.name);
  });

  test('still opens it when loaded anew', async ({ page }) => {
    await openWithScripts(page, albumAddress);
    await enlarge(page, second);
    await page.reload();
    await expectShown(page.getByRole('dialog'), second, 2);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(readPath(page)).toBe(albumAddress);
  });
});
