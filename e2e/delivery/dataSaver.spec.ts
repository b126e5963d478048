import type { Locator, Page } from '@playwright/test';
import type { DataSelector } from '../../src/shared/dataAttributes';
import { formatMegabytes } from '../../src/shared/i18n/formatNumber';
import { escapePattern, sites } from '../support/content';
import { checkAccessibility, expect, test } from '../support/fixtures';
import { emulateConnection, pictures, watchRequests } from '../support/network';
import { readPictures } from '../support/pictures';
import { albumCard, loadEveryPicture, openOverlay, openWithScripts, readShift, screens } from '../support/site';

const narrowest = 320;

test.use({ viewport: screens.phone, deviceScaleFactor: 2 });

test('Save-Data turns the data saver on: the narrowest pictures, no covers and no web font', async ({ page }) => {
  await emulateConnection(page, { saveData: true, effectiveType: '4g' });
  const requested = watchRequests(page);
  await page.goto('/');
  await loadEveryPicture(page);
  await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  expect(requested(/\.woff2$/), 'the web font').toEqual([]);
  await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(0);
  const shown = await readWidths(page.locator('#home img, #activities img'));
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown)).toEqual(new Set([narrowest]));
  expect(requested(pictures)).toHaveLength(shown.length);
  const covers = page.locator('#gallery img');
  await expect(covers).toHaveCount(3);
  await expect(covers.filter({ visible: true })).toHaveCount(0);
  await checkAccessibility(page);
});

test('the data-saver switch is off on 4g, and makes an album lighter', { tag: '@engines' }, async ({ page }) => {
  const { path, chantier, label } = sites.fr;
  await emulateConnection(page, { saveData: false, effectiveType: '4g' });
  await openWithScripts(page, path('/'));

  await test.step('switched off, pictures have their usual width', async () => {
    await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('link[rel=preload][as=image][fetchpriority=high]')).toHaveCount(1);
    await loadEveryPicture(page);
    const [hero = 0] = await readWidths(page.locator('#home img'));
    expect(hero).toBeGreaterThan(narrowest);
  });

  await test.step('an album’s card states its size, which is no larger with the data saver', async () => {
    const unit = escapePattern(label('size.megabytes', { size: '' }));
    const size = new RegExp(String.raw`(\d+[.,]\d)\s${unit}`);
    const card = albumCard(page, chantier.name);
    const usual = await readCost(card, size);
    await findSwitch(page).click();
    await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    const saving = await readCost(card, size);
    expect(saving).toBeGreaterThan(0);
    // Both sizes are rounded up to 0.1 MB.
    expect(saving).toBeLessThanOrEqual(usual);
  });

  await test.step('an album opened with the data saver on is lighter', async () => {
    const overlay = await openOverlay(page, chantier);
    await loadEveryPicture(overlay);
    const [cover, ...photos] = await readPictures(overlay.locator('img'));
    // Wherever the cover’s photo recurs, the browser may reuse its larger file from the gallery.
    const others = photos.filter(({ file }) => file !== cover?.file).map(({ chosen }) => chosen);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others)).toEqual(new Set([narrowest]));
  });
});

test.describe('an album page', () => {
  const { path } = sites.fr.chantier;

  test('states the real size of its photos on a phone', async ({ page, request }) => {
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.url().endsWith('.avif')) bodies.set(response.url(), response.body());
    });
    await page.goto(path);
    await loadEveryPicture(page);
    const data = await (await request.get(`/page-data${path}page-data.json`)).json();
    const { usual } = data.result.pageContext.page.costs.chantier.photos;
    // A file that several photos share is downloaded once.
    const shown = await page
      .getByRole('main')
      .locator('figure a img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    const sizes = await Promise.all([...new Set(shown)].map(async (file) => (await bodies.get(file))?.length));
    expect(sizes.reduce<number>((sum, size) => sum + (size ?? Number.NaN), 0)).toBe(usual);
    const said = page
      .getByRole('main')
      .getByText(sites.fr.label('album.photos', { count: 40 }))
      .first();
    await expect(said).toContainText(formatMegabytes(usual, 'fr'), { useInnerText: true });

    await test.step('the viewer loads a sharper file of the photo on show, and no other of the next', async () => {
      await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
      const pictures = page.getByRole('dialog').locator('img');
      await expect.poll(() => readWidths(pictures)).toEqual([640, 448]);
      expect(shown).toContain(await pictures.last().evaluate((image) => (image as HTMLImageElement).currentSrc));
    });
  });

  test('has no layout shift with the data saver', async ({ page }) => {
    await emulateConnection(page, { saveData: true, effectiveType: '4g' });
    await openWithScripts(page, path);
    await loadEveryPicture(page);
    expect(await readShift(page)).toBeLessThan(0.001);

    await test.step('the viewer loads one photo, and prefetches none', async () => {
      await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
      const pictures = page.getByRole('dialog').locator('img');
      await expect(pictures).toHaveCount(1);
      await expect.poll(() => readWidths(pictures)).toEqual([448]);
    });
  });
});

function findSwitch(page: Page): Locator {
  return page.getByRole('contentinfo').locator('button[data-switch]' satisfies DataSelector);
}

const readWidths = async (pictures: Locator) => (await readPictures(pictures)).map(({ chosen }) => chosen);

async function readCost(said: Locator, pattern: RegExp): Promise<number> {
  await said.scrollIntoViewIfNeeded();
  // The DOM has both sizes; CSS shows one.
  await expect(said).toContainText(pattern, { useInnerText: true });
  const [, megabytes] = pattern.exec(await said.innerText()) ?? [];
  return Number(megabytes?.replace(',', '.'));
}
