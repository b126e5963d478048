import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { albumWithMostPhotos, screens, sites } from '../site';

/** Whether the browser has laid it out, or has put that off. */
const isLaidOut = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));

test.use({ viewport: screens.phone });

test('on a phone, what is far below is laid out once it comes near', async ({ page }) => {
  await page.goto('/');
  const heading = page.locator('#donation h2');
  await expect.poll(() => isLaidOut(page.locator('#home h1'))).toBe(true);
  expect(await isLaidOut(heading)).toBe(false);
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(heading)).toBe(true);
});

test('on a phone, so are the photos of an album', async ({ page }) => {
  await page.goto(sites.fr.albumPath(albumWithMostPhotos.fr.slug));
  const captions = page.getByRole('main').locator('figcaption');
  expect(await isLaidOut(captions.first())).toBe(true);
  expect(await isLaidOut(captions.last())).toBe(false);
});

test('all is laid out where a page is led to one of its parts, so that it stops there', async ({ page }) => {
  await page.goto('/#donation');
  expect(await isLaidOut(page.locator('#about h2'))).toBe(true);
});

test('all is laid out on a desk, which is quick', async ({ page }) => {
  await page.setViewportSize(screens.desk);
  await page.goto('/');
  expect(await isLaidOut(page.locator('#donation h2'))).toBe(true);
});
