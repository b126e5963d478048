import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { homeSections } from '../../src/content/homeSections';
import { loadContent } from '../../src/content/load';
import { parseMarkdownEntry } from '../../src/content/markdownEntry';
import { activity, album, site } from '../../src/content/model';
import { validateEntry } from '../../src/content/validate';
import { expect, test } from '../fixtures';
import { sites } from '../site';
import { heroPath, openEntry, simulate, textField } from './open';

// Megabytes of scripts on a small machine.
test.slow();

type ReadFile = (name: string) => string;

test('only simulates: it says so, changes no file, and asks nobody', async ({ page }) => {
  await openEntry(page, heroPath, 'none');
  const files = fingerprint('content');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await textField(page, 'Titre').fill('Un titre à l’essai');
  await simulate(page);
  await expect(page.getByText('Aucun changement')).toBeVisible();
  expect(asked).toEqual([]);
  expect(fingerprint('content')).toBe(files);

  // What was "published" is gone with the page.
  await page.reload();
  await expect(textField(page, 'Titre')).toHaveValue(sites.fr.home.sections.hero.title);
});

for (const [path, label, fields, read] of [
  [heroPath, 'Titre', homeSections.hero, (text: ReadFile) => JSON.parse(text('home/hero.json'))],
  [
    'album/entries/dimanche_blanc_2',
    'Nom',
    album,
    (text: ReadFile) => JSON.parse(text('albums/dimanche_blanc_2.json')),
  ],
  ['facts/entries/site', 'Nom', site, (text: ReadFile) => JSON.parse(text('site.json'))],
  [
    'activity/entries/dimanche-blanc',
    'Titre',
    activity,
    (text: ReadFile) => ({
      fr: parseMarkdownEntry(text('activities/dimanche-blanc.fr.md'), activity),
      en: parseMarkdownEntry(text('activities/dimanche-blanc.en.md'), activity),
    }),
  ],
] as const) {
  test(`would publish ${path} as content that the site takes, in both languages`, async ({ page }) => {
    await openEntry(page, path, 'none');
    await textField(page, label).fill('Un autre nom');
    await simulate(page);
    const written = new Map(await readRepository(page));
    const entry = read((name) => written.get(`content/${name}`) ?? '');
    expect(JSON.stringify(entry.fr)).toContain('Un autre nom');
    expect(entry.en).not.toEqual({});
    expect(
      validateEntry(path, fields, entry, new Set(loadContent(resolve(__dirname, '../../content')).uploads)),
    ).toEqual([]);
  });
}

/** The text of every file in the memory that Decap "publishes" to, by its path. */
function readRepository(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => {
    const list = (tree: object): [string, string][] =>
      Object.values(tree).flatMap((each) => {
        if (typeof each?.content === 'string') return [[each.path, each.content]];
        return typeof each === 'object' && each !== null && !('path' in each) ? list(each) : [];
      });
    return list((window as unknown as { repoFiles: object }).repoFiles);
  });
}

function fingerprint(folder: string): string {
  const hash = createHash('sha1');
  const root = resolve(__dirname, '../..', folder);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(root, name);
    if (statSync(path).isFile()) hash.update(name).update(readFileSync(path));
  }
  return hash.digest('hex');
}
