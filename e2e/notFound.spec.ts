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

serverTest('unknown addresses are answered 404 in their language', async ({ request }) => {
  for (const { path, language } of unknown) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(new RegExp(`<html lang="${language}"[^]*noindex`));
  }
});

for (const { path, language } of [unknown[1], unknown[5]]) {
  const { label, home } = sites[language];

  test.describe(`the unknown address ${path}`, () => {
    // The answers themselves, and no other: nothing that the page asks for may be missing.
    test.use({ expectedProblems: [new RegExp(`^answer 404: ${path}$`)] });

    test('says so, and leads home', async ({ page }) => {
      await openWithScripts(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`404 · ${home.frame.site.name}`);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('notFound.title'));
      await settle(page);
      expect(readPath(page), 'the address as it was typed').toBe(path);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: label('notFound.home') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.sections.hero.title);
      expect(readPath(page)).toBe(sites[language].path('/'));
    });
  });
}

test.describe('a page that is not there', () => {
  test.use({ expectedProblems: ['answer 404: /en/nowhere', 'answer 404: /nowhere'] });

  test('is there in no other language either: the switch leads home', async ({ page }) => {
    await openWithScripts(page, '/en/nowhere');
    await page.getByRole('banner').getByRole('link', { name: languageNames.fr }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
