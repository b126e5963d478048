import type { Page } from '@playwright/test';
import { sectionKeys } from '../../src/editors/decap/decapConfig';
import { decapPath } from '../../src/routes';
import { sites } from '../content';
import { checkAccessibility, expect, test } from '../fixtures';
import { screens } from '../site';
import { choosePane, heroPath, openEntry } from './open';

// Decap loads megabytes of scripts.
test.slow();

// Violations of Decap 3.16 itself on the screens below: unnamed handles, switches and dialogs, low contrast, no heading
// and no landmark in its editor. Any other violation fails.
const brokenByDecap = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-required-attr',
  'button-name',
  'color-contrast',
  'image-alt',
  'label',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
];

const check = async (page: Page) => {
  await checkAccessibility(page, { within: '#demo' });
  await checkAccessibility(page, { brokenByOthers: brokenByDecap });
};

test.use({ viewport: screens.desktop });

test("Decap's preview, list and files have no axe violation of ours and no new one of Decap", async ({ page }) => {
  await choosePane(page, 'preview');
  const preview = await openEntry(page, heroPath);
  await expect(preview.locator('h1')).toHaveText(sites.fr.hero.title);
  await check(page);

  await page.goto(`${decapPath}#/collections/sections`);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(sectionKeys.length);
  await check(page);
  await page.getByRole('button', { name: 'Images' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/\.jpg$/)
      .first(),
  ).toBeVisible();
  await check(page);
});

test("Decap's editor in two languages has no axe violation of ours and no new one of Decap", async ({ page }) => {
  await choosePane(page, 'none');
  await openEntry(page, heroPath);
  await check(page);
});
