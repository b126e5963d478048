import { collections, sectionKeys } from '../../src/cms/decapConfig';
import { pageWords, sectionNames } from '../../src/cms/words';
import { decapPath } from '../../src/routes';
import { sites } from '../content';
import { expect, test } from '../fixtures';

import { heroPath, openEntry, textField } from './open';

// Megabytes of scripts on a small machine.
test.slow();

const { fr, en } = sites;

test('is found from the dashboard, says that it is a demo, and lists every entry and picture, in both languages', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
  await page.goto('/admin/dashboard/');
  await page.getByRole('link', { name: fr.label('admin.dashboard.decap') }).click();
  await expect(page).toHaveTitle(pageWords.title);
  await expect(page.getByText(pageWords.demo)).toBeVisible();
  await expect(page.getByRole('link', { name: pageWords.back })).toHaveAttribute('href', '/admin/dashboard/');

  await test.step('every collection, every section of the page and every entry, in its order', async () => {
    for (const { label } of collections) {
      await expect(page.getByRole('complementary').getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    for (const key of sectionKeys) {
      await expect(page.getByRole('main').getByRole('link', { name: sectionNames[key], exact: true })).toBeVisible();
    }
    for (const [name, titles] of [
      ['activity', fr.home.activities.map((activity) => activity.title)],
      ['album', fr.home.albums.map((album) => album.name)],
    ] as const) {
      await page.goto(`${decapPath}#/collections/${name}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
    }
  });

  await test.step('the pictures of the site among its files', async () => {
    const { picture } = fr.home.sections.hero;
    // The first picture of the content may be no upload.
    if (!picture.startsWith('/uploads/')) return;
    const name = picture.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Images' }).click();
    const files = page.getByRole('dialog');
    await files.getByPlaceholder('Recherche').fill(name);
    await expect(files.getByText(name)).toBeVisible();
    const readWidth = () =>
      files
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(readWidth).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(files).toHaveCount(0);
  });

  await test.step('both languages side by side', async () => {
    await openEntry(page, heroPath);
    await expect(textField(page, 'Titre').first()).toHaveValue(fr.home.sections.hero.title);
    await expect(textField(page, 'Titre').last()).toHaveValue(en.home.sections.hero.title);
  });
});
