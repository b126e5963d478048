import type { Page } from '@playwright/test';
import { compileScript } from '../../src/gatsby/inline/compileScript';
import { offlinePath, posterPath } from '../../src/routes';
import { sites } from '../support/content';
import { test as base, expect } from '../support/fixtures';
import { openWithScripts } from '../support/site';
import { startOwnServer } from './ownServer';

const test = base.extend<{ server: Awaited<ReturnType<typeof startOwnServer>> }>({
  server: async ({ baseURL: _ }, use) => {
    const server = await startOwnServer();
    await use(server);
    await server.close();
  },
});

test.use({
  serviceWorkers: 'allow',
  // The test's own server, and the browser's errors while it is down.
  expectedFaults: [
    /request to another origin: http:\/\/localhost:|ERR_(CONNECTION_(REFUSED|RESET)|FAILED|EMPTY_RESPONSE)|NetworkError/,
  ],
});

const title = sites.fr.hero.title;

async function visitAndCache(page: Page, url: string): Promise<void> {
  await openWithScripts(page, url);
  const { pathname } = new URL(url);
  const { path } = sites[pathname.startsWith('/en/') ? 'en' : 'fr'];
  await expect.poll(() => listCached(page)).toEqual(expect.arrayContaining([pathname, path(offlinePath)]));
}

async function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('a visited page opens offline with picture and scripts', { tag: '@engines' }, async ({ page, server }) => {
  await visitAndCache(page, `${server.url}/`);
  const hero = page.locator('#home img').first();
  for (const kind of [/\.(avif|webp|jpg)$/, /react-\w+\.js$/, /page-\w+\.js$/])
    await expect.poll(async () => (await listCached(page)).some((path) => kind.test(path))).toBe(true);
  server.network = 'gone';
  await page.goto(`${server.url}/`, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1), 'its scripts work too').toHaveAttribute('aria-selected', 'true');
});

test('an uncached page shows the offline page of its language with contacts, and loads once online', {
  tag: '@engines',
}, async ({ page, server }) => {
  await visitAndCache(page, `${server.url}/`);
  await visitAndCache(page, `${server.url}/en/`);
  server.network = 'gone';
  for (const language of ['fr', 'en'] as const) {
    const { label, path } = sites[language];
    await page.goto(`${server.url}${path(posterPath)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('offline.title'));
    await expect(page.getByRole('main')).toContainText('contact@example.org');
    await expect(page.getByRole('main')).toContainText('+237 6XX XX XX XX');
  }
  server.network = 'up';
  await page.getByRole('link', { name: sites.en.label('offline.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.en.label('poster.title'));
});

test('the service worker serves a cached page only after the network timeout', async ({ page, server }) => {
  await visitAndCache(page, `${server.url}/`);
  server.network = 'silent';
  const start = Date.now();
  await page.goto(`${server.url}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(Date.now() - start).toBeGreaterThan(2500);
});

test('the service worker switched off unregisters itself and deletes its caches at the next visit', async ({
  page,
  server,
}) => {
  await visitAndCache(page, `${server.url}/`);
  server.worker = compileScript('worker/serviceWorkerOff.ts');
  await page.goto(`${server.url}/`);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
});
