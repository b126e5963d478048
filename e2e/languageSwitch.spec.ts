import type { Page } from '@playwright/test';
import { type Language, languageNames } from '../src/shared/i18n/languages';
import { sites } from './support/content';
import { expect, test } from './support/fixtures';
import { openWithScripts, readPath, screens, settle, startScripts } from './support/site';

// The URL decides the language, not the browser's preference.
test.use({ locale: 'en-US' });

const places = [
  {
    name: 'the top of the landing page',
    findPath: (language: Language) => sites[language].path('/'),
    findHeading: (language: Language) => sites[language].hero.title,
  },
  {
    name: 'a section',
    findPath: (language: Language) => `${sites[language].path('/')}#gallery`,
    findHeading: (language: Language) => sites[language].gallery.title,
  },
];

test('the language switch leads to the same place in the other language and back', { tag: '@engines' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, findPath, findHeading } of places) {
    const expectPlace = async (language: Language) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(readPath(page)).toBe(findPath(language));
      await expect(page.getByRole('heading', { name: findHeading(language) })).toBeInViewport();
    };

    await test.step(name, async () => {
      await page.setViewportSize(screens.phone);
      // From the second section on, the previous page was English.
      await openWithScripts(page, findPath('fr'));
      expect(await page.evaluate(() => navigator.language)).toBe('en-US');
      await settle(page);
      await expectPlace('fr');
      await expect(
        page.getByRole('navigation', { name: sites.fr.label('language.label') }).getByRole('link'),
      ).toHaveCount(1);
      await followLink(page, 'en');
      await expectPlace('en');
      await page.setViewportSize(screens.desktop);
      await startScripts(page);
      await followLink(page, 'fr');
      await expectPlace('fr');
    });
  }
});

function followLink(page: Page, language: Language): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name: languageNames[language] }).click();
}
