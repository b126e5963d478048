import type { Locator } from '@playwright/test';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { screens, waitForIdle } from '../support/site';

/** False while `content-visibility: auto` skips the element. */
const isLaidOut = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));

test.use({ viewport: screens.phone, hasTouch: true });

test('a phone lays out a distant section once it comes near', async ({ page }) => {
  await page.goto('/');
  const heading = page.locator('#donation h2');
  await expect.poll(() => isLaidOut(page.locator('#home h1'))).toBe(true);
  expect(await isLaidOut(heading)).toBe(false);
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(heading)).toBe(true);
});

test('a phone lays out distant photos of an album once they come near', async ({ page }) => {
  await page.goto(sites.fr.chantier.path);
  const captions = page.getByRole('main').locator('figcaption');
  await expect.poll(() => isLaidOut(captions.first())).toBe(true);
  expect(await isLaidOut(captions.last())).toBe(false);
  await captions.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(captions.last())).toBe(true);
});

test('a reloaded page restores its scroll position', async ({ page }) => {
  await page.goto('/');
  const heading = page.locator('#contact h2');
  for (const section of ['about', 'activities', 'gallery', 'contact']) {
    await page.locator(`#${section} h2`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator(`#${section} h2`)).toBeInViewport();
    await waitForIdle(page);
  }
  await page.reload();
  await expect(heading).toBeInViewport();
});

test('a desktop lays out a distant section at once', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await page.goto('/');
  await expect.poll(() => isLaidOut(page.locator('#donation h2'))).toBe(true);
});
