import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { pictures, watchRequests } from '../support/network';
import { openWithScripts, waitForIdle } from '../support/site';

const album = sites.fr.veillee;
const [caption = ''] = album.videos;

const videos = /\.mp4$/;

// e2e/files checks controls and posters in the HTML.
test('videos load their poster, and nothing else before a click plays them', async ({ page }) => {
  const requested = watchRequests(page);
  await openWithScripts(page, album.path);
  await page.locator('video').scrollIntoViewIfNeeded();
  const poster = page.locator('figure:has(video) img');
  await expect(poster).toHaveJSProperty('complete', true);
  const posterPath = await poster.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  expect(requested(pictures)).toContain(posterPath);
  expect(requested(videos)).toEqual([]);

  await test.step('the poster is visible behind an unplayed video', async () => {
    const player = page.getByLabel(caption);
    await player.scrollIntoViewIfNeeded();
    await waitForIdle(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await player.boundingBox()) ?? {};
    // An area above the controls, beside the size label.
    const clip = { x: x + width * 0.6, y: y + height * 0.1, width: width * 0.3, height: height * 0.2 };
    const seen = await page.screenshot({ clip });
    const show = (visibility: string) =>
      player.evaluate((video, value) => (video as HTMLElement).style.setProperty('visibility', value), visibility);
    await show('hidden');
    expect(seen).toEqual(await page.screenshot({ clip }));
    await show('visible');
  });

  await page.getByLabel(caption).click();
  await expect.poll(() => requested(videos).length).toBeGreaterThan(0);
  await expect(page.getByLabel(caption)).toHaveJSProperty('paused', false);
  expect(new Set(requested(videos)).size, 'only the played video').toBe(1);
});
