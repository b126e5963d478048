import type { Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { checkAccessibility, expect, test } from './fixtures';
import { albumWithMostPhotos, albumWithMostVideos, openOverlay, openWithScripts, screens, sites } from './site';

// axe reads hundreds of elements three times over, beside another test on a small machine.
test.slow();

/** Checks the page at each width that the layout is designed at. */
async function checkEveryWidth(page: Page): Promise<void> {
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    await checkAccessibility(page);
  }
}

for (const language of languages) {
  const { path, albumPath, label } = sites[language];
  const photos = albumWithMostPhotos[language];
  const videos = albumWithMostVideos[language];

  test.describe(`at 360, 768 and 1280 px in ${language} axe finds nothing wrong`, () => {
    test('on the landing page', async ({ page }) => {
      await openWithScripts(page, path('/'));
      await checkEveryWidth(page);
    });

    test('with the menu open', async ({ page }) => {
      await page.setViewportSize(screens.phone);
      await openWithScripts(page, path('/'));
      await page.getByRole('banner').locator('summary').click();
      await expect(page.getByRole('banner').getByRole('link', { name: label('nav.gallery') })).toBeVisible();
      await checkEveryWidth(page);
    });

    test('with an album of photos open', async ({ page }) => {
      await openWithScripts(page, path('/'));
      await openOverlay(page, photos);
      await checkEveryWidth(page);
    });

    test('with an album of videos open', async ({ page }) => {
      await openWithScripts(page, path('/'));
      const overlay = await openOverlay(page, videos);
      await overlay.locator('video').first().scrollIntoViewIfNeeded();
      await checkEveryWidth(page);
    });

    test('with a photo enlarged', async ({ page }) => {
      await openWithScripts(page, albumPath(photos.slug));
      await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkEveryWidth(page);
    });

    test('on the page of an album', async ({ page }) => {
      await openWithScripts(page, albumPath(photos.slug));
      await checkEveryWidth(page);
    });

    test.describe('on the page for unknown addresses', () => {
      test.use({ expectedProblems: [/^answer 404: (\/en)?\/nowhere$/] });

      test('in its turn', async ({ page }) => {
        await openWithScripts(page, path('/nowhere'));
        await checkEveryWidth(page);
      });
    });
  });
}

test('axe does find what is wrong', async ({ page }) => {
  await openWithScripts(page, '/');
  await page.evaluate(() => document.querySelector('#home img')?.removeAttribute('alt'));
  await expect(checkAccessibility(page)).rejects.toThrow(/image-alt/);
});
