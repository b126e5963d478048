import type { Page } from '@playwright/test';
import { sectionKeys } from '../../src/cms/collections';
import { decapPath } from '../../src/cms/decapAddress';
import { checkAccessibility, expect, test } from '../fixtures';
import { screens, sites } from '../site';
import { heroPath, openEntry } from './open';

// Megabytes of scripts on a small machine.
test.slow();

// What Decap 3.16 itself does wrong on the screens below: handles, switches and dialogs without a name, pale greys, an
// editor without a heading of its own or any landmark. It is not ours to mend; anything else that comes up is looked at.
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

for (const screen of ['phone', 'desk'] as const) {
  test.describe(`axe finds nothing wrong that is ours, and nothing new of Decap's, on a ${screen}`, () => {
    test.use({ viewport: screens[screen] });

    const check = async (page: Page) => {
      await checkAccessibility(page, { within: '#demo' });
      await checkAccessibility(page, { brokenByOthers: brokenByDecap });
    };

    test('in the list of the sections', async ({ page }) => {
      await page.goto(decapPath);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(sectionKeys.length);
      await check(page);
    });

    test('with a section and its preview', async ({ page }) => {
      const preview = await openEntry(page, heroPath, 'preview');
      await expect(preview.locator('h1')).toHaveText(sites.fr.home.sections.hero.title);
      await check(page);
    });

    test('with an album in two languages', async ({ page }) => {
      await openEntry(page, 'album/entries/dimanche_blanc_2');
      await check(page);
    });

    test('with the files open', async ({ page }) => {
      await page.goto(decapPath);
      await page.getByRole('button', { name: 'Images' }).click();
      await expect(page.getByRole('dialog').getByText('video-3.jpg')).toBeVisible();
      await check(page);
    });
  });
}
