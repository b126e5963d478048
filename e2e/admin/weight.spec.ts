import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openWithScripts, settle } from '../site';
import { openEditor } from './admin';

const kilobyte = 1024;

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

test('the editor adds at most 150 KB of scripts, photos wait until they are needed, and public pages load none of it', async ({
  page,
  context,
}) => {
  const publicScripts = await collectScripts(page, () => openWithScripts(page, '/'));
  const other = await context.newPage();
  const editorScripts = await collectScripts(other, () => openEditor(other, 'hero'));
  const added = weigh(editorScripts.values()) - weigh(publicScripts.values());
  expect(weigh(publicScripts.values())).toBeGreaterThan(80 * kilobyte);
  expect(added).toBeGreaterThan(10 * kilobyte);
  expect(added).toBeLessThanOrEqual(150 * kilobyte);
  expect(weigh(editorScripts.values(), brotliCompressSync)).toBeLessThanOrEqual(200 * kilobyte);
  const preparesPhotos = (script: string) => script.includes('.toBlob(');
  expect([...editorScripts.values()].some(preparesPhotos)).toBe(false);
  // Strings from the editor's code and from the content model.
  const isOfTheEditor = /admin\.edit\.|Bouton vers les activités/;
  const findEditor = (scripts: Map<string, string>) =>
    [...scripts].filter(([, text]) => isOfTheEditor.test(text)).map(([url]) => url);
  expect(findEditor(editorScripts)).not.toEqual([]);
  expect(findEditor(publicScripts)).toEqual([]);
});

test('an editor loads at most 200 KB of scripts at first, and what edits Markdown only with such a field', async ({
  page,
  context,
}) => {
  const isForMarkdown = (text: string) => text.includes('ProseMirror');
  const heroScripts = await collectScripts(page, () => openEditor(page, 'hero'));
  const first = [...heroScripts.values()];
  expect(first.filter(isForMarkdown)).toEqual([]);
  expect(first.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)).toBeLessThanOrEqual(200 * kilobyte);
  const other = await context.newPage();
  const activitiesScripts = await collectScripts(other, () => openEditor(other, 'activities'));
  const later = [...activitiesScripts].filter(([url]) => !heroScripts.has(url));
  expect(later.map(([, text]) => text).filter(isForMarkdown)).toHaveLength(1);
});
