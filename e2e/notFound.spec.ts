import { expect, test } from './fixtures';
import { openWithScripts, readPath, sites } from './site';

const unknown = [
  { path: '/nowhere/', language: 'fr' },
  { path: '/nowhere', language: 'fr' },
  { path: '/albums/nowhere/', language: 'fr' },
  { path: '/en/nowhere/', language: 'en' },
  { path: '/en/nowhere', language: 'en' },
  { path: '/en/albums/nowhere/', language: 'en' },
] as const;

for (const { path, language } of unknown) {
  const { label, home } = sites[language];

  test.describe(`the unknown address ${path}`, () => {
    // The answer itself, and no other: nothing that the page asks for may be missing.
    test.use({ expectedProblems: [new RegExp(`^answer 404: ${path}$`)] });

    test('says so with status 404, and leads home', async ({ page }) => {
      const response = await openWithScripts(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`404 · ${home.frame.site.name}`);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('notFound.title'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.waitForLoadState('networkidle');
      expect(readPath(page), 'the address as it was typed').toBe(path);

      await page
        .getByRole('main')
        .getByRole('link', { name: label('notFound.home') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.sections.hero.title);
      expect(readPath(page)).toBe(sites[language].path('/'));
    });
  });
}

test.describe('a page that is not there', () => {
  test.use({ expectedProblems: ['answer 404: /en/nowhere', 'answer 404: /nowhere'] });

  test('is there in no other language either: the switch leads home', async ({ page }) => {
    await openWithScripts(page, '/en/nowhere');
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
