import type { Locator, Page } from '@playwright/test';
import { formatMegabytes } from '../src/content/cost';
import { languages } from '../src/i18n/languages';
import { albumWithMostPhotos, counts, literally, sites } from './content';
import { checkAccessibility, expect, test } from './fixtures';
import { few } from './matrix';
import { readShift } from './readShift';
import { albumCard, openOverlay, openWithScripts, screens } from './site';

const narrowest = 320;

test.use({ viewport: screens.phone, deviceScaleFactor: 2 });

const savers = [
  { name: 'Save-Data', connection: { saveData: true, effectiveType: '4g' }, usual: ['fr'], screen: screens.phone },
  {
    name: 'a 3g connection',
    connection: { saveData: false, effectiveType: '3g' },
    usual: ['en'],
    screen: screens.desk,
  },
] as const;

for (const { name, connection, usual, screen } of savers) {
  for (const language of few(usual, languages)) {
    test(`with ${name} the page costs less by itself, in ${language}`, async ({ page }) => {
      await pretend(page, connection);
      const asked = watchRequests(page);
      await page.goto(sites[language].path('/'));
      await scrollThrough(page);
      await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'true');
      expect(
        asked.filter((address) => address.endsWith('.woff2')),
        'the display face',
      ).toEqual([]);
      await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(0);
      const shown = await readWidths(page.locator('#home img, #activities img'));
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown)).toEqual(new Set([narrowest]));
      // The covers are there to be looked at: none is shown, or asked for.
      const pictures = asked.filter((address) => /\.(avif|webp|jpg)$/.test(address));
      expect(pictures).toHaveLength(shown.length);
      for (const cover of await page.locator('#gallery img').all()) await expect(cover).toBeHidden();

      await test.step('axe finds nothing wrong with it on', async () => {
        await page.setViewportSize(screen);
        await checkAccessibility(page);
      });
    });
  }
}

for (const language of few(['fr'], languages)) {
  const { path, albumPath, label } = sites[language];
  const photos = albumWithMostPhotos[language];

  test(`the switch is off on another connection, said by its name, remembered, and makes an album lighter, in ${language}`, async ({
    page,
  }) => {
    await pretend(page, { saveData: false, effectiveType: '4g' });
    await openWithScripts(page, path('/'));
    const gallerySwitch = page.locator('#gallery').getByRole('button', { name: label('saver.name') });
    const footerSwitch = page.getByRole('contentinfo').getByRole('button', { name: label('saver.name') });

    await test.step('where it is off, the pictures are of the usual width', async () => {
      await expect(gallerySwitch).toHaveAttribute('aria-pressed', 'false');
      await expect(page.locator('link[rel=preload][as=image][fetchpriority=high]')).toHaveCount(1);
      await scrollThrough(page);
      const [hero = 0] = await readWidths(page.locator('#home img'));
      expect(hero).toBeGreaterThan(narrowest);
    });

    await test.step('every album says what it costs, and less where data is saved', async () => {
      const unit = literally(label('size.megabytes', { size: '' }));
      const size = new RegExp(String.raw`(\d+[.,]\d)\s${unit}`);
      const card = albumCard(page, photos.album.name);
      const usual = await readCost(card, size);
      await gallerySwitch.click();
      await expect(gallerySwitch).toHaveAttribute('aria-pressed', 'true');
      await expect(footerSwitch).toHaveAttribute('aria-pressed', 'true');
      const saving = await readCost(card, size);
      expect(saving).toBeGreaterThan(0);
      // Both are rounded up to a tenth.
      expect(saving).toBeLessThanOrEqual(usual);
    });

    await test.step('an album that is opened then is lighter', async () => {
      const overlay = await openOverlay(page, photos);
      await scrollThrough(page, overlay);
      // The album's cover may be in hand already, as the gallery showed it.
      const [cover] = await readWidths(overlay.locator('img'));
      const others = (await readWidths(overlay.locator('img'))).filter((width) => width !== cover);
      expect(new Set([...others, narrowest])).toEqual(new Set([narrowest]));
    });

    await test.step('the next page remembers it on, and then off', async () => {
      await page.goto(albumPath(photos.slug));
      await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'true');
      await findSwitch(page).click();
      await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'false');
      await page.reload();
      await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    });
  });
}

test.describe('an album', () => {
  const address = sites.fr.albumPath(albumWithMostPhotos.fr.slug);

  test('says what its photos really weigh on a phone', async ({ page, request }) => {
    const bytes = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.url().endsWith('.avif')) bytes.set(response.url(), (await response.body()).length);
    });
    await page.goto(address);
    await scrollThrough(page);
    const data = await (await request.get(`/page-data${address}page-data.json`)).json();
    const { usual } = data.result.data.page.cost.photos;
    // A file that several photos share is paid for once.
    const shown = await page
      .getByRole('main')
      .locator('figure a img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    expect([...new Set(shown)].reduce((sum, file) => sum + (bytes.get(file) ?? Number.NaN), 0)).toBe(usual);
    const said = page
      .getByRole('main')
      .getByText(sites.fr.label('album.photos', { count: counts.photos }))
      .first();
    await expect(said).toContainText(formatMegabytes(usual, 'fr'), { useInnerText: true });
  });

  test('keeps still with it on, enlarges a smaller photo, and gets its usual files once it is turned off', async ({
    page,
  }) => {
    await pretend(page, { saveData: true, effectiveType: '4g' });
    await openWithScripts(page, address);
    await scrollThrough(page);
    expect(await readShift(page)).toBeLessThan(0.001);

    await test.step('the photo is a smaller one too, and none is fetched ahead of it', async () => {
      await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
      const pictures = page.getByRole('dialog').locator('img');
      await expect(pictures).toHaveCount(1);
      await expect.poll(() => readWidths(pictures)).toEqual([480]);
    });

    await test.step('turned off, it gives the other pictures their usual files', async () => {
      await page.goto(address);
      await findSwitch(page).click();
      await scrollThrough(page);
      const widths = await readWidths(page.getByRole('main').locator('img'));
      expect(Math.min(...widths)).toBeGreaterThan(narrowest);
    });
  });
});

/** The browser's word on the connection, which a test cannot make worse in itself. */
async function pretend(page: Page, connection: { saveData: boolean; effectiveType: string }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
  }, connection);
}

/** The first of the page's switches. */
function findSwitch(page: Page): Locator {
  return page.getByRole('main').locator('button[data-switch]').first();
}

function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Brings every picture into view that can be, and waits until all of them are there. */
async function scrollThrough(page: Page, within: Page | Locator = page): Promise<void> {
  for (const picture of await within.locator('img:visible').all()) {
    await picture.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    // Not asked for before it is laid out.
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await expect.poll(() => readWidths(within.locator('img:visible'))).not.toContain(0);
}

/** How many pixels wide the files are that the pictures show: 0 for one that is not there. */
async function readWidths(pictures: Locator): Promise<number[]> {
  return pictures.evaluateAll((images) =>
    images.map((image) => {
      const { currentSrc, naturalWidth, parentElement } = image as HTMLImageElement;
      if (naturalWidth === 0) return 0;
      const candidates = [...(parentElement?.querySelectorAll('[srcset]') ?? [])].flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(' ')),
      );
      const chosen = candidates.find(([address]) => new URL(address ?? '', location.href).href === currentSrc);
      return Number.parseInt(chosen?.[1] ?? '0', 10);
    }),
  );
}

async function readCost(said: Locator, pattern: RegExp): Promise<number> {
  await said.scrollIntoViewIfNeeded();
  // Both costs are there; the one that holds is shown.
  await expect(said).toContainText(pattern, { useInnerText: true });
  const [, megabytes] = pattern.exec(await said.innerText()) ?? [];
  return Number(megabytes?.replace(',', '.'));
}
