import type { Locator, Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { checkAccessibility, expect, test } from './fixtures';
import { readShift } from './readShift';
import {
  albumCard,
  albumWithMostPhotos,
  albumWithMostVideos,
  openOverlay,
  openWithScripts,
  screens,
  sites,
} from './site';

const narrowest = 320;

test.use({ viewport: screens.phone, deviceScaleFactor: 2 });

for (const language of languages) {
  const { path, albumPath, label } = sites[language];
  const photos = albumWithMostPhotos[language];
  const videos = albumWithMostVideos[language];

  for (const [name, connection] of [
    ['Save-Data', { saveData: true, effectiveType: '4g' }],
    ['a 3g connection', { saveData: false, effectiveType: '3g' }],
  ] as const) {
    test(`with ${name} the page costs less by itself, in ${language}`, async ({ page }) => {
      await pretend(page, connection);
      const asked = watchRequests(page);
      await page.goto(path('/'));
      await scrollThrough(page);
      await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'true');
      expect(
        asked.filter((address) => address.endsWith('.woff2')),
        'the display face',
      ).toEqual([]);
      await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(0);
      const shown = await readWidths(page.locator('#home img, #activities img'));
      expect(shown.length).toBeGreaterThan(2);
      expect(new Set(shown)).toEqual(new Set([narrowest]));
      // The covers are there to be looked at: none is shown, or asked for.
      const pictures = asked.filter((address) => /\.(avif|webp|jpg)$/.test(address));
      expect(pictures).toHaveLength(shown.length);
      await expect(page.locator('#gallery img').first()).toBeHidden();
    });
  }

  test(`on another connection it is off, in ${language}`, async ({ page }) => {
    await pretend(page, { saveData: false, effectiveType: '4g' });
    await page.goto(path('/'));
    await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('link[rel=preload][as=image][fetchpriority=high]')).toHaveCount(1);
    await scrollThrough(page);
    const [hero] = await readWidths(page.locator('#home img'));
    expect(hero).toBe(720);
    await expect(page.locator('#gallery img').first()).toBeVisible();
  });

  test(`the switch is said by its name, remembered, and makes an album lighter, in ${language}`, async ({ page }) => {
    await openWithScripts(page, path('/'));
    const gallerySwitch = page.locator('#gallery').getByRole('button', { name: label('saver.name') });
    await gallerySwitch.click();
    await expect(gallerySwitch).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('contentinfo').getByRole('button', { name: label('saver.name') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const overlay = await openOverlay(page, photos);
    await scrollThrough(page, overlay);
    // The album's cover may be in hand already, as the gallery showed it.
    const [, ...tiles] = await readWidths(overlay.locator('img'));
    expect(tiles.length).toBeGreaterThan(30);
    expect(new Set(tiles)).toEqual(new Set([narrowest]));

    await page.goto(albumPath(photos.slug));
    await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await findSwitch(page).click();
    await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(findSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test(`every album and video says what it costs, and less where data is saved, in ${language}`, async ({ page }) => {
    await openWithScripts(page, path('/'));
    const size = {
      fr: /\d+\sphotos · (\d+,\d)\sMo · 1\svidéo · \d,\d\sMo/,
      en: /\d+\sphotos · (\d+\.\d)\sMB · 1\svideo · \d\.\d\sMB/,
    };
    const card = albumCard(page, photos.album.name);
    const usual = await readCost(card, size[language]);
    await findSwitch(page).click();
    const saving = await readCost(card, size[language]);
    expect(saving).toBeGreaterThan(0);
    expect(saving).toBeLessThan(usual);

    await page.goto(albumPath(videos.slug));
    const { fr, en } = { fr: /^Vidéo · \d,\d\sMo$/, en: /^Video · \d\.\d\sMB$/ };
    const count = videos.album.media.filter(({ type }) => type === 'video').length;
    await expect(page.getByText(language === 'fr' ? fr : en)).toHaveCount(count);
  });

  test(`axe finds nothing wrong with it on, at 360 and 1280 px in ${language}`, async ({ page }) => {
    test.slow();
    await pretend(page, { saveData: true, effectiveType: '4g' });
    for (const address of [path('/'), albumPath(photos.slug)]) {
      await openWithScripts(page, address);
      for (const screen of [screens.phone, screens.desk]) {
        await page.setViewportSize(screen);
        await checkAccessibility(page);
      }
    }
  });
}

test('an album says what its photos really weigh on a phone', async ({ page }) => {
  const bytes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.avif')) bytes.set(response.url(), (await response.body()).length);
  });
  await page.goto(sites.fr.albumPath(albumWithMostPhotos.fr.slug));
  await scrollThrough(page);
  const said = await readCost(page.getByText(/\d+\sphotos · /).first(), /photos · (\d+,\d)\sMo/);
  const real = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  expect(said).toBe(Math.ceil(real / 100_000) / 10);
});

test('an enlarged photo is smaller too, and none is fetched ahead of it', async ({ page }) => {
  await pretend(page, { saveData: true, effectiveType: '4g' });
  await openWithScripts(page, sites.fr.albumPath(albumWithMostPhotos.fr.slug));
  await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
  const pictures = page.getByRole('dialog').locator('img');
  await expect(pictures).toHaveCount(1);
  await expect.poll(() => readWidths(pictures)).toEqual([480]);
});

test('turned off on a page that is open, it gives the other pictures their usual files', async ({ page }) => {
  await pretend(page, { saveData: true, effectiveType: '4g' });
  await page.goto(sites.fr.albumPath(albumWithMostPhotos.fr.slug));
  await findSwitch(page).click();
  await scrollThrough(page);
  expect(new Set(await readWidths(page.getByRole('main').locator('img')))).toEqual(new Set([720]));
});

test('nothing moves on the page where it is on', async ({ page }) => {
  await pretend(page, { saveData: true, effectiveType: '4g' });
  await page.goto(sites.fr.albumPath(albumWithMostPhotos.fr.slug));
  await scrollThrough(page);
  expect(await readShift(page)).toBeLessThan(0.001);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no switch, and the page is as ever', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-switch]').first()).toBeHidden();
    await expect(page.locator('head link[rel=preload][as=image]')).toHaveCount(1);
    await expect(page.locator('#gallery img').first()).toBeVisible();
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
  await page.waitForLoadState('networkidle');
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
