import type { Locator, Page } from '@playwright/test';
import { albumWithMostVideos, mediaOf, sites } from './content';
import { expect, test } from './fixtures';
import { openOverlay, openWithScripts, settle } from './site';

const { slug } = albumWithMostVideos.fr;
const videos = mediaOf(albumWithMostVideos.fr, 'video');
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
  const pictures = page.locator('figure:has(video) img');
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('complete', true);
  const posters = await pictures.evaluateAll((all) => all.map((poster) => (poster as HTMLImageElement).currentSrc));
  for (const poster of posters) expect(asked).toContain(poster);
  expect(asked.filter(isVideo)).toEqual([]);

  await test.step('its poster is seen behind a video that has not been played', async () => {
    const player = page.getByLabel(caption);
    await player.scrollIntoViewIfNeeded();
    await settle(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await player.boundingBox()) ?? {};
    // Above the controls, and beside what is told of the cost.
    const clip = { x: x + width * 0.6, y: y + height * 0.1, width: width * 0.3, height: height * 0.2 };
    const seen = await page.screenshot({ clip });
    const show = (visibility: string) =>
      player.evaluate((video, value) => (video as HTMLElement).style.setProperty('visibility', value), visibility);
    await show('hidden');
    expect(seen).toEqual(await page.screenshot({ clip }));
    await show('visible');
  });

  await play(page, page.getByLabel(caption));
  await expect.poll(() => asked.filter(isVideo).length).toBeGreaterThan(0);
  expect(new Set(asked.filter(isVideo)).size, 'only the one that was pressed').toBe(1);
});

test('closing the overlay stops the video that plays in it', async ({ page }) => {
  await openWithScripts(page, '/');
  for (const close of [
    () => page.getByRole('button', { name: sites.fr.label('dialog.close') }).click(),
    () => page.goBack(),
  ]) {
    const overlay = await openOverlay(page, albumWithMostVideos.fr);
    await expect(overlay.locator('video')).toHaveCount(videos.length);
    const player = overlay.getByLabel(caption);
    const element = await player.elementHandle();
    await play(page, player);
    await close();
    await expect(page.locator('video')).toHaveCount(0);
    await expect.poll(() => element?.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
  }
});

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
