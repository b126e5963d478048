import { languageNames } from '../src/shared/i18n/languages';
import { sites } from './support/content';
import { expect, test } from './support/fixtures';
import { openWithScripts, readPath, settle } from './support/site';

for (const { path, language } of [
  { path: '/nowhere', language: 'fr' },
  { path: '/en/albums/nowhere/', language: 'en' },
] as const) {
  const { label, name } = sites[language];

  test.describe(`the unknown path ${path}`, () => {
    // Only the page itself may answer 404, not its resources.
    test.use({ expectedProblems: [new RegExp(`^answer 404: ${path}$`)] });

    test('shows the 404 page in both languages with a link home', async ({ page }) => {
      await openWithScripts(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${label('notFound.browserTitle')} · ${name}`);
      await expect(page.getByText(label('notFound.original'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('notFound.title'));
      await settle(page);
      expect(readPath(page), 'the address as it was typed').toBe(path);
      const main = page.getByRole('main');
      const other = language === 'fr' ? 'en' : 'fr';
      await page.getByRole('banner').getByRole('link', { name: languageNames[other] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites[other].label('notFound.title'));
      await main.getByRole('link', { name: sites[other].label('notFound.home') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites[other].hero.title);
      expect(readPath(page)).toBe(sites[other].path('/'));
    });
  });
}
