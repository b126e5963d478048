import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../budgets';
import { openEditor } from '../support/editor';
import { expect, test } from '../support/fixtures';
import { waitForIdle } from '../support/site';

test(`the page of a document loads at most ${budgets.editorScripts / 1000} KB of scripts, without those that edit photos`, async ({
  page,
}) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  await openEditor(page, 'hero');
  await waitForIdle(page);
  const scripts = await Promise.all(texts);
  const size = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  expect(size).toBeGreaterThan(90_000);
  expect(size).toBeLessThanOrEqual(budgets.editorScripts);
  expect(scripts.filter((script) => script.includes('.toBlob('))).toEqual([]);
});
