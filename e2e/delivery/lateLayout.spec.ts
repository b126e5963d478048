import type { Locator } from '@playwright/test';
import { albumWithMostPhotos, sites } from '../content';
import { expect, test } from '../fixtures';
import { screens, settle } from '../site';

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

test('a page that is led to one of its parts stops there, as all above it is laid out', async ({ page }) => {
  const section = page.locator('#donation');
  await page.goto('/#donation');
  await expect.poll(() => isLaidOut(page.locator('#about h2'))).toBe(true);
  const bar = await page.getByRole('banner').boundingBox();
  // Below the bar and a line of air, but for the width of a hairline.
  const stop = (bar?.height ?? 0) + 16;
  const distance = async () => Math.abs(((await section.boundingBox())?.y ?? 0) - stop);
  await expect.poll(distance).toBeLessThan(2);

  await page.goto('/');
  await page.getByRole('banner').locator('a[href="#donation"]').first().click();
  await expect.poll(distance).toBeLessThan(2);
});

test('a page loaded again shows what it showed', async ({ page }) => {
  await page.goto('/');
  const heading = page.locator('#contact h2');
  for (const section of ['about', 'activities', 'gallery', 'contact']) {
    await page.locator(`#${section} h2`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator(`#${section} h2`)).toBeInViewport();
    await settle(page);
  }
  await page.reload();
  await expect(heading).toBeInViewport();
});

test('all is laid out on a desk, which is quick', async ({ page }) => {
  await page.setViewportSize(screens.desk);
  await page.goto('/');
  expect(await isLaidOut(page.locator('#donation h2'))).toBe(true);
});
