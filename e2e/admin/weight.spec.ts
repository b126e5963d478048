import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openWithScripts, settle } from '../support/site';
import { openEditor } from './admin';

const kilobyte = 1000;

/** The scripts that the page loads during an action, by URL. */
async function collectScripts(page: Page, act: () => Promise<unknown>): Promise<Map<string, string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text());
  });
  await act();
  await settle(page);
  return new Map(await Promise.all([...scripts].map(async ([url, text]) => [url, await text] as const)));
}

function weigh(scripts: Iterable<string>, compress: (script: string) => Buffer = gzipSync): number {
  return [...scripts].reduce((sum, script) => sum + compress(script).length, 0);
}

test('an editor loads at most 200 KB of scripts, 150 KB more than a page, and loads what edits photos only when needed', async ({
  page,
  context,
}) => {
  const publicScripts = await collectScripts(page, () => openWithScripts(page, '/'));
  const hero = await context.newPage();
  const heroScripts = await collectScripts(hero, () => openEditor(hero, 'hero'));
  const added = weigh(heroScripts.values()) - weigh(publicScripts.values());
  expect(weigh(publicScripts.values())).toBeGreaterThan(80 * kilobyte);
  expect(added).toBeGreaterThan(10 * kilobyte);
  expect(added).toBeLessThanOrEqual(150 * kilobyte);
  expect(weigh(heroScripts.values(), brotliCompressSync)).toBeLessThanOrEqual(200 * kilobyte);

  const preparesPhotos = [...heroScripts].filter(([, text]) => /\.toBlob\(/.test(text)).map(([url]) => url);
  expect(preparesPhotos).toEqual([]);
});
