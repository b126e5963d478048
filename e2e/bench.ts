import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, getBrowser } from '../tools/browser';
import { readBuiltContent } from '../tools/build';
import { runNpm, runTool, ToolError } from '../tools/command';
import { startLocalServer } from '../tools/serve';
import { budgets } from './budgets';
import { makeProject, type Project } from './support/makeProject';
import { watchTraffic } from './support/network';
import { screens, waitForIdle } from './support/site';
import { writeYears } from './support/writeYears';

const lighthouseCi = '@lhci/cli@0.15.1';

/** Each press is timed this often; the median counts. */
const runs = 5;

type Row = { what: string; value: number; limit?: number };

type Bench = { browser: Browser; url: string };

const measurements: Record<string, (bench: Bench) => Promise<Row[]>> = {
  lighthouse: measureLighthouse,
  view: measureView,
  press: measurePresses,
  growth: measureGrowth,
};

/**
 * Measures public/ as built, and a site of ten years. Prints a table, and fails on a broken limit. Arguments select
 * measurements by name: `npm run bench -- view press`.
 */
runTool(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.find((name) => !measurements[name]);
  if (unknown) throw new ToolError(`There is no ${unknown}: name some of ${Object.keys(measurements).join(', ')}.`);
  console.log(`Measuring public/, which was built from ${readBuiltContent(process.cwd())}`);
  const site = await startLocalServer({ root: process.cwd(), port: 0 });
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserFlags });
  const rows: Row[] = [];
  try {
    for (const [name, measure] of Object.entries(measurements))
      if (positionals.length === 0 || positionals.includes(name))
        rows.push(...(await measure({ browser, url: site.url })));
  } finally {
    await browser.close();
    await site.close();
  }
  console.table(rows.map(({ what, value, limit }) => ({ what, value: Number(value.toPrecision(4)), limit })));
  // NaN breaks every limit.
  const broken = rows.filter(({ value, limit }) => limit !== undefined && !(value <= limit));
  if (broken.length > 0) throw new ToolError(`LIMIT BROKEN: ${broken.map(({ what }) => what).join('; ')}`);
});

/**
 * Runs Lighthouse CI, which npm downloads on the first run, on the landing page and an album: once for the scores, once
 * with throttled link and CPU. Lighthouse CI itself checks the budgets and prints its results.
 */
async function measureLighthouse({ url }: Bench): Promise<Row[]> {
  const [album = ''] = readdirSync('public/albums').filter((name) => !name.includes('.'));
  const paths = ['/', `/albums/${album}/`];
  const rows: Row[] = [];
  for (const SLOW of ['false', 'true']) {
    const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
    const config = resolve('e2e/lighthouserc.cjs');
    const command = ['exec', '--yes', `--package=${lighthouseCi}`, '--', 'lhci', 'autorun', `--config=${config}`];
    const URLS = paths.map((path) => url + path).join(' ');
    const env = { CHROME_PATH: await getBrowser(), URLS, SLOW };
    const value = await runNpm(command, { cwd: folder, env });
    rows.push({ what: `Exit code of Lighthouse CI${SLOW === 'true' ? ', throttled' : ''}`, value, limit: 0 });
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** Runs a function on a slow phone with an empty cache and a slow link. */
async function withPhone<Result>({ browser, url }: Bench, use: (page: Page) => Promise<Result>): Promise<Result> {
  const phone = { viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', ...phone });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const throughput = (700 * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Measures what the landing page transfers before anything is touched. */
function measureView(bench: Bench): Promise<Row[]> {
  return withPhone(bench, async (page) => {
    const readTraffic = await watchTraffic(page, bench.url);
    await page.goto('/');
    await waitForIdle(page);
    while (readTraffic().open > 0) await page.waitForTimeout(100);
    const { bytes, requests } = readTraffic();
    return [
      { what: 'Untouched landing page, bytes', value: bytes, limit: budgets.phoneView },
      { what: 'Untouched landing page, requests', value: requests, limit: budgets.requestsOnPhone },
    ];
  });
}

async function measureMedian(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  while (values.length < runs) values.push(await measure());
  return values.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

const pay = '#donation button[type=submit]';

type Press = { what: string; button: string; typed?: string; answer: string; limit: number };

const presses: Press[] = [
  {
    what: 'Press on Donner to its answer, ms',
    button: pay,
    answer: '#donation [name=amount][aria-invalid=true]',
    limit: budgets.pressDonate,
  },
  {
    what: 'Press on the card tab to its fields, ms',
    button: '#donation [data-channel=CREDIT_CARD]',
    answer: '#donation [name=customer_name]',
    limit: budgets.pressCardTab,
  },
  {
    what: 'Press on Donner with an amount to the request, ms',
    button: pay,
    typed: '1000',
    answer: '[data-requested]',
    limit: budgets.pressToRequest,
  },
];

async function measurePresses(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const press of presses)
    rows.push({ what: press.what, value: await measureMedian(() => timePress(bench, press)), limit: press.limit });
  return rows;
}

/** Measures from pointerdown to the frame after the answer. Presses 1.5 s after #donation has loaded, or later. */
function timePress(bench: Bench, { button, typed, answer }: Press): Promise<number> {
  return withPhone(bench, async (page) => {
    await page.goto('/#donation', { waitUntil: 'load' });
    const pressAt = performance.now() + 1500;
    const clock = await page.evaluateHandle((selector) => {
      const { fetch } = window;
      // No payment is started, because public/ may have real keys.
      window.fetch = (...call) => {
        if (call[1]?.method !== 'POST') return fetch(...call);
        document.documentElement.setAttribute('data-requested', '');
        return new Promise(() => {});
      };
      const time = new Promise<number>((settle) => {
        let pressed = 0;
        // Anonymous, because esbuild names functions by a helper that the page lacks. The last press counts.
        window.addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            pressed = timeStamp;
          },
          { capture: true },
        );
        new MutationObserver((_, observer) => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          requestAnimationFrame(() => settle(performance.now() - pressed));
        }).observe(document, { attributes: true, childList: true, subtree: true });
      });
      return { time };
    }, answer);
    if (typed) {
      await page.locator('#donation [name=amount]').tap();
      await page.keyboard.type(typed);
    }
    // Located before the press, because a locator's checks take longer than the answer.
    await page.locator(button).scrollIntoViewIfNeeded();
    const box = await page.locator(button).boundingBox();
    if (!box) throw new ToolError(`${button} is not shown.`);
    await page.waitForTimeout(Math.max(0, pressAt - performance.now()));
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return clock.evaluate(({ time }) => time);
  });
}

/** Measures a site of ten years. The Image CDN encodes its 8,000 photos, for which this machine would take too long. */
async function measureGrowth({ browser }: Bench): Promise<Row[]> {
  const project = makeProject('content', { IMAGES: 'netlify' });
  try {
    writeYears(project);
    await timeBuild(project);
    const warm = await timeBuild(project);
    const server = await startLocalServer({ root: project.root, port: 0 });
    const height = await withPhone({ browser, url: server.url }, async (page) => {
      await page.goto('/');
      return page.evaluate(() => document.documentElement.scrollHeight);
    }).finally(server.close);
    const headers = readFileSync(join(project.root, 'public/_headers')).length;
    return [
      { what: '200 albums: build, nothing changed, ms', value: warm, limit: budgets.grownBuild },
      { what: '200 albums: landing page at 360 px, pixels', value: height, limit: budgets.grownHeight },
      { what: '200 albums: _headers, bytes', value: headers, limit: budgets.headerRules },
    ];
  } finally {
    project.remove();
  }
}

async function timeBuild({ build }: Project): Promise<number> {
  const start = performance.now();
  await build();
  return performance.now() - start;
}
