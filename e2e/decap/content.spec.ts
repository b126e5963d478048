import { collections, sectionKeys } from '../../src/cms/collections';
import { decapPath } from '../../src/cms/decapAddress';
import { pageWords, sectionNames } from '../../src/cms/words';
import { expect, test } from '../fixtures';
import { sites } from '../site';
import { heroPath, openEntry, textField } from './open';

// Megabytes of scripts on a small machine.
test.slow();

const { fr, en } = sites;

test('says that it is a demo, and leads back to the dashboard', async ({ page }) => {
  await page.goto(decapPath);
  await expect(page).toHaveTitle(pageWords.title);
  await expect(page.getByText(pageWords.demo)).toBeVisible();
  await expect(page.getByRole('link', { name: pageWords.back })).toHaveAttribute('href', '/admin/dashboard/');
});

test('is found from the dashboard', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
  await page.goto('/admin/dashboard/');
  await page.getByRole('link', { name: fr.label('admin.dashboard.decap') }).click();
  await expect(page.getByText(pageWords.demo)).toBeVisible();
});

test('lists every collection, and every section of the page', async ({ page }) => {
  await page.goto(decapPath);
  for (const { label } of collections) {
    await expect(page.getByRole('complementary').getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  for (const key of sectionKeys) {
    await expect(page.getByRole('main').getByRole('link', { name: sectionNames[key], exact: true })).toBeVisible();
  }
});

for (const [name, titles] of [
  ['activity', fr.home.activities.map((activity) => activity.title)],
  ['album', fr.home.albums.map((album) => album.name)],
] as const) {
  test(`lists every entry of ${name} that the site has, in its order`, async ({ page }) => {
    await page.goto(`${decapPath}#/collections/${name}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  });
}

test('shows French and English side by side', async ({ page }) => {
  await openEntry(page, heroPath);
  await expect(textField(page, 'Titre').first()).toHaveValue(fr.home.sections.hero.title);
  await expect(textField(page, 'Titre').last()).toHaveValue(en.home.sections.hero.title);
});

test('shows the pictures of the site among its files', async ({ page }) => {
  await page.goto(decapPath);
  await page.getByRole('button', { name: 'Images' }).click();
  const files = page.getByRole('dialog');
  await files.getByPlaceholder('Recherche').fill('hero');
  await expect(files.getByText('hero.jpg')).toBeVisible();
  const readWidth = () =>
    files
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(readWidth).toBeGreaterThan(0);
});

test('has a policy of its own, without another host in it, and is kept from search engines', async ({ request }) => {
  const headers = (await request.get(decapPath)).headers();
  expect(headers['content-security-policy']).toContain("script-src 'self' 'unsafe-eval'");
  expect(headers['content-security-policy']).not.toMatch(/https?:|\*/);
  expect(headers['x-robots-tag']).toBe('noindex');
  for (const path of ['/', '/admin/dashboard/']) {
    expect((await request.get(path)).headers()['content-security-policy'] ?? '').not.toContain('unsafe-eval');
  }
});
