import { languageNames } from '../../src/shared/i18n/languages';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { expectPath, openWithScripts, waitForIdle } from '../support/site';

const path = '/en/albums/nowhere/';

// Only the page itself may answer 404, not its resources.
test.use({ expectedProblems: [new RegExp(`^answer 404: ${path}$`)] });

// e2e/files/serve.test.ts tests the page of each language.
test('an unknown path shows the 404 page, which leads to the other language and home', async ({ page }) => {
  const { label, name } = sites.en;
  const heading = page.getByRole('heading', { level: 1 });
  await openWithScripts(page, path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${label('notFound.browserTitle')} · ${name}`);
  await expect(page.getByText(label('notFound.original'))).toBeVisible();
  await expect(heading).toHaveText(label('notFound.title'));
  await waitForIdle(page);
  await expectPath(page, path, 'the address as it was typed');
  await page.getByRole('banner').getByRole('link', { name: languageNames.fr }).click();
  await expect(heading).toHaveText(sites.fr.label('notFound.title'));
  await page
    .getByRole('main')
    .getByRole('link', { name: sites.fr.label('notFound.home') })
    .click();
  await expect(heading).toHaveText(sites.fr.hero.title);
  await expectPath(page, '/');
});
