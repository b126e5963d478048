import type { Page } from '@playwright/test';
import { type Language, languageNames } from '../../src/shared/i18n/languages';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { expectPath, openWithScripts, screens, startScripts, waitForIdle } from '../support/site';

// The URL decides the language, not the browser's preference.
test.use({ locale: 'en-US' });

test('the language switch leads to the same section in the other language and back', { tag: '@engines' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectGallery = async (language: Language) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectPath(page, `${sites[language].path('/')}#gallery`);
    await expect(page.getByRole('heading', { name: sites[language].gallery.title })).toBeInViewport();
  };
  await page.setViewportSize(screens.phone);
  await openWithScripts(page, '/#gallery');
  expect(await page.evaluate(() => navigator.language)).toBe('en-US');
  await waitForIdle(page);
  await expectGallery('fr');
  await followLink(page, 'en');
  await expectGallery('en');
  await page.setViewportSize(screens.desktop);
  // The new layout moved the section out of view.
  await page.goto(page.url());
  await startScripts(page);
  await followLink(page, 'fr');
  await expectGallery('fr');
});

function followLink(page: Page, language: Language): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name: languageNames[language] }).click();
}
