import { languageNames } from '../src/i18n/languages';
import { sites } from './content';
import { expect, serverTest, test } from './fixtures';
import { openWithScripts, readPath, settle } from './site';

const unknown = [
  { path: '/nowhere/', language: 'fr' },
  { path: '/nowhere', language: 'fr' },
  { path: '/albums/nowhere/', language: 'fr' },
  { path: '/en/nowhere/', language: 'en' },
  { path: '/en/nowhere', language: 'en' },
  { path: '/en/albums/nowhere/', language: 'en' },
] as const;

serverTest('unknown paths answer 404 in their language', async ({ request }) => {
  for (const { path, language } of unknown) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(new RegExp(`<html lang="${language}"[^]*noindex`));
  }
});

for (const { path, language } of [unknown[1], unknown[5]]) {
  const { label, name } = sites[language];

  test.describe(`the unknown path ${path}`, () => {
    // Only the page itself may answer 404, none of its resources.
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
