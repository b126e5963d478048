import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { albumWithMostVideos, openOverlay, openWithScripts, sites } from './site';

const { slug, album } = albumWithMostVideos.fr;
const videos = album.media.filter(({ type }) => type === 'video');
const caption = videos[0]?.caption ?? '';

test('videos have the browser’s own controls, a poster each, and load nothing else before a press', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await openWithScripts(page, sites.fr.albumPath(slug));
  const players = page.locator('video');
  await expect(players).toHaveCount(videos.length);
  for (const player of await players.all()) {
    await player.scrollIntoViewIfNeeded();
    await expect(player).toHaveJSProperty('controls', true);
    await expect(player).toHaveJSProperty('autoplay', false);
  }
  await page.waitForLoadState('networkidle');
  const posters = await page
    .locator('figure:has(video) img')
    .evaluateAll((all) => all.map((poster) => (poster as HTMLImageElement).currentSrc));
  expect(new Set(posters).size).toBe(videos.length);
  for (const poster of posters) expect(asked).toContain(poster);
  expect(asked.filter(isVideo)).toEqual([]);

  await play(page, page.getByLabel(caption));
  await expect.poll(() => asked.filter(isVideo).length).toBeGreaterThan(0);
  expect(new Set(asked.filter(isVideo)).size, 'only the one that was pressed').toBe(1);
});

test('its poster is seen behind a video that has not been played', async ({ page }) => {
  await openWithScripts(page, sites.fr.albumPath(slug));
  const player = page.getByLabel(caption);
  await player.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .locator('figure', { has: player })
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.complete),
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
  const { x = 0, y = 0, width = 0, height = 0 } = (await player.boundingBox()) ?? {};
  // Above the controls, and beside what is told of the cost.
  const clip = { x: x + width * 0.6, y: y + height * 0.1, width: width * 0.3, height: height * 0.2 };
  const seen = await page.screenshot({ clip });
  await player.evaluate((video) => (video as HTMLElement).style.setProperty('visibility', 'hidden'));
  expect(seen).toEqual(await page.screenshot({ clip }));
});

for (const [way, close] of [
  ['its button', (page: Page) => page.getByRole('button', { name: sites.fr.label('dialog.close') }).click()],
  ['Back', (page: Page) => page.goBack()],
] as const) {
  test(`closing the overlay by ${way} stops the video that plays in it`, async ({ page }) => {
    const asked = watchRequests(page);
    await openWithScripts(page, '/');
    const overlay = await openOverlay(page, albumWithMostVideos.fr);
    await expect(overlay.locator('video')).toHaveCount(videos.length);
    expect(asked.filter(isVideo)).toEqual([]);
    const player = overlay.getByLabel(caption);
    const element = await player.elementHandle();
    await play(page, player);
    await close(page);
    await expect(page.locator('video')).toHaveCount(0);
    await expect.poll(() => element?.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
  });
}

function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

function isVideo(address: string): boolean {
  return address.endsWith('.mp4');
}

/** Presses play as a keyboard does: the buttons of a video are the browser's, and out of reach of a test. */
async function play(page: Page, player: Locator): Promise<void> {
  await player.focus();
  await page.keyboard.press('Space');
  await expect(player).toHaveJSProperty('paused', false);
}
