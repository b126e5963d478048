import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { activityFields, albumFields } from '../../src/content/collections';
import { parseMarkdownEntry } from '../../src/content/fileFormats';
import { homeSections } from '../../src/content/homeSections';
import { siteFields } from '../../src/content/singletons';
import { validateEntry } from '../../src/content/validate';
import { fixtureFolder } from '../../src/testing/loadFixtureContent';
import { content, sites } from '../content';
import { expect, test } from '../fixtures';
import { usualOrAll } from '../matrix';
import { choosePane, heroPath, openEntry, simulate, simulateButton, textField } from './open';

// Decap loads megabytes of scripts.
test.slow();

type ReadFile = (name: string) => string;

test('Decap only simulates publishing: it changes no file and sends no request', async ({ page }) => {
  await choosePane(page, 'none');
  await openEntry(page, heroPath);
  const files = fingerprint();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
  await textField(page, 'Titre').fill('Un titre à l’essai');
  await simulate(page);
  await expect(page.getByText('Aucun changement')).toBeVisible();
  expect(requested).toEqual([]);
  expect(fingerprint()).toBe(files);

  // The simulated change does not survive a reload, which asks first.
  const asked: string[] = [];
  page.once('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(textField(page, 'Titre')).toHaveValue(sites.fr.hero.title);
});

const entries = [
  {
    path: heroPath,
    label: 'Titre',
    fields: homeSections.hero,
    read: (readFile: ReadFile) => JSON.parse(readFile('home/hero.json')),
  },
  {
    path: 'album/entries/veillee',
    label: 'Nom',
    fields: albumFields,
    read: (readFile: ReadFile) => JSON.parse(readFile('albums/veillee.json')),
  },
  {
    path: 'facts/entries/site',
    label: 'Nom',
    fields: siteFields,
    read: (readFile: ReadFile) => JSON.parse(readFile('site.json')),
  },
  {
    path: 'activity/entries/puits-du-marche',
    label: 'Titre',
    fields: activityFields,
    read: (readFile: ReadFile) => ({
      fr: parseMarkdownEntry(readFile('activities/puits-du-marche.fr.md'), activityFields),
      en: parseMarkdownEntry(readFile('activities/puits-du-marche.en.md'), activityFields),
    }),
  },
];

test('Decap writes JSON and Markdown entries as valid content in both languages', async ({ page }) => {
  await choosePane(page, 'none');
  // One entry of each file format.
  const usual = entries.filter(({ path }) => path === heroPath || path.startsWith('activity/'));
  for (const { path, label, fields, read } of usualOrAll(usual, entries)) {
    await test.step(path, async () => {
      await openEntry(page, path);
      await textField(page, label).fill('Un autre nom');
      await simulate(page);
      const written = new Map(await readRepository(page));
      const entry = read((name) => written.get(`content/${name}`) ?? '');
      expect(JSON.stringify(entry.fr)).toContain('Un autre nom');
      expect(entry.en).not.toEqual({});
      expect(validateEntry(path, fields, entry, new Set(content.uploads))).toEqual([]);
    });
  }
});

test.describe('an entry that the build would refuse', () => {
  // Decap logs what it refuses.
  test.use({ expectedProblems: ['Identifiant', 'page error: Object'] });

  test('is refused by Decap, in the words of the other editor', async ({ page }) => {
    await choosePane(page, 'none');
    await openEntry(page, 'album/entries/veillee');
    await textField(page, 'Identifiant').first().fill('Fête des écoles');
    await simulateButton(page).click();
    await page.getByRole('menuitem', { name: 'Simuler la publication' }).click();
    await expect(page.getByText(/Identifiant\s: Minuscules, chiffres/)).toBeVisible();
  });
});

/** The files of Decap's in-memory repository, by path. */
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

/** A hash of the fixtures. */
function fingerprint(): string {
  const hash = createHash('sha1');
  for (const name of readdirSync(fixtureFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(fixtureFolder, name);
    if (statSync(path).isFile()) hash.update(name).update(readFileSync(path));
  }
  return hash.digest('hex');
}
