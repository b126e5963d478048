import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import labels from '../../content/labels/fr/admin.json';
import { budgets } from '../../e2e/budgets';
import { albumEditPath, albumKey } from '../../src/editors/demo/documents';
import { editPath } from '../../src/routes';
import { type Bench, withPhone } from '../phone';
import { describeRuns, median, type Row } from '../row';

const photoCount = 40;
const letters = 'vingt lettres a taper';

/** Measures the editor on a slow phone: a letter that is typed, and forty photos that are added to an album. */
export async function measureEditor(bench: Bench): Promise<Row[]> {
  const [typed, times, sizes]: number[][] = [[], [], []];
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  try {
    const photos = await takePhotos(folder);
    for (let run = 0; run < bench.runs; run += 1) {
      typed?.push(await timeLetter(bench));
      const { milliseconds, bytes } = await addPhotos(bench, photos);
      times?.push(milliseconds);
      sizes?.push(bytes);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const where = editPath('hero');
  return [
    describeRuns(
      { what: 'Letter typed, to the frame that shows it', where, unit: 'milliseconds', budget: budgets.letter },
      typed ?? [],
    ),
    describeRuns(
      {
        what: `${photoCount} photos of 12 megapixels added to an album`,
        unit: 'milliseconds',
        budget: budgets.fortyPhotos,
      },
      times ?? [],
    ),
    describeRuns(
      { what: 'Memory of the page meanwhile', unit: 'bytes', budget: budgets.fortyPhotosMemory },
      sizes ?? [],
    ),
  ];
}

/** Photos of a phone, with noise as detail. */
async function takePhotos(folder: string): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = await sharp({ create: { width: 1000, height: 750, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer();
  const photo = sharp(grain).resize(4000, 3000).jpeg({ quality: 88 });
  return Promise.all(
    Array.from({ length: photoCount }, async (_, index) => {
      const path = join(folder, `IMG_${2000 + index}.jpg`);
      await photo.clone().toFile(path);
      return path;
    }),
  );
}

/** The median over some letters, by the browser's own event timing (in steps of 8 ms). */
function timeLetter(bench: Bench): Promise<number> {
  return withPhone(bench, async (page, session) => {
    await openEditor(page, editPath('hero'));
    await page.locator('[name="fr.title"]').focus();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const durations = await page.evaluateHandle(() => {
      const found: number[] = [];
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'keydown') found.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      return found;
    });
    for (const letter of letters) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(200);
    }
    return median(await durations.jsonValue());
  });
}

function addPhotos(bench: Bench, photos: string[]): Promise<{ milliseconds: number; bytes: number }> {
  return withPhone(bench, async (page, session) => {
    await openEditor(page, albumEditPath(albumKey('nouveau--bench'), false));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    let bytes = 0;
    const watch = setInterval(async () => {
      bytes = Math.max(bytes, await readMemory(bench.browser).catch(() => 0));
    }, 200);
    const start = performance.now();
    await page.getByLabel(labels['admin.media.add']).setInputFiles(photos);
    await page
      .getByText(labels['admin.media.added_other'].replace('{{count}}', `${photoCount}`))
      .waitFor({ timeout: 300_000 });
    clearInterval(watch);
    return { milliseconds: performance.now() - start, bytes };
  });
}

async function openEditor(page: Page, path: string): Promise<void> {
  // The flag that the login sets (src/editors/demo/session/session.ts).
  await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
  await page.goto(path);
  await page.getByRole('button', { name: labels['admin.edit.save'] }).waitFor();
}

/** The bytes of the largest page process, which Linux tells. */
async function readMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024);
  return Math.max(0, ...sizes);
}
