import type { Page } from '@playwright/test';
import { sectionKeys } from '../../src/content/model/entries';
import { collections } from '../../src/editors/decap/decapConfig';
import { dashboardPath, decapPath } from '../../src/routes';
import { activitiesOf, albumsOf, sites } from '../support/content';
import { rememberLogin } from '../support/editor';
import { checkAccessibility, expect, test } from '../support/fixtures';
import { heroPath, openEntry, textField } from './openEntry';

const { fr, en } = sites;

// Rules that Decap 3.16 itself breaks.
const brokenByDecap = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-required-attr',
  'button-name',
  'color-contrast',
  'frame-title',
  'image-alt',
  'label',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
];

/** Checks our banner by all rules, and the page by the rules that Decap does not break. */
const checkBoth = async (page: Page) => {
  await checkAccessibility(page, { within: '#demo' });
  await checkAccessibility(page, { brokenByOthers: brokenByDecap });
};

test('Decap opens from the dashboard as a demo, lists the entries, finds a picture, and shows both languages, without an axe violation of ours', async ({
  page,
}) => {
  await rememberLogin(page);
  await page.goto('/admin/dashboard/');
  await page.getByRole('link', { name: fr.label('editor.dashboard.decap') }).click();
  await expect(page.getByText(/^Démonstration\s: rien n’est publié/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('href', dashboardPath);

  await test.step('lists collections, sections and entries', async () => {
    for (const { label } of collections) {
      await expect(page.getByRole('complementary').getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    for (const key of sectionKeys) {
      const name = fr.label(`editor.${key}.title`);
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await checkBoth(page);
    for (const [name, titles] of [
      ['activity', activitiesOf('fr').map(({ title }) => title)],
      ['album', albumsOf('fr').map(({ name }) => name)],
    ] as const) {
      await page.goto(`${decapPath}#/collections/${name}`);
      // The order is not checked, because Decap sorts by the start as a text and ignores the end.
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect.poll(async () => (await headings.allTextContents()).sort()).toEqual([...titles].sort());
    }
  });

  await test.step('finds a picture of the site', async () => {
    const name = 'hero.jpg';
    await page.getByRole('button', { name: 'Media' }).click();
    const files = page.getByRole('dialog');
    await files.getByPlaceholder('Recherche').fill(name);
    await expect(files.getByText(name)).toBeVisible();
    const readWidth = () =>
      files
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(readWidth).toBeGreaterThan(0);
    await checkBoth(page);
    await page.keyboard.press('Escape');
    await expect(files).toHaveCount(0);
  });

  await test.step('shows both languages side by side', async () => {
    await openEntry(page, heroPath);
    await expect(textField(page, 'Titre').first()).toHaveValue(fr.hero.title);
    await expect(textField(page, 'Titre').last()).toHaveValue(en.hero.title);
    await checkBoth(page);
  });
});
