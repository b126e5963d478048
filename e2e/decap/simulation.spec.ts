import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { validateEntry } from '../../src/content/check/validate';
import { parseMarkdownEntry } from '../../src/content/load/fileFormats';
import { activityFields } from '../../src/content/model/collections';
import { homeSections } from '../../src/content/model/homeSections';
import { fixtureFolder } from '../../src/testing/loadFixtureContent';
import { content, sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { choosePane, heroPath, openEntry, simulatePublishing, textField } from './open';

// Decap loads megabytes of scripts.
test.slow();

test('Decap only simulates publishing: it writes a valid entry into memory, changes no file and sends no request', async ({
  page,
}) => {
  await choosePane(page, 'none');
  await openEntry(page, heroPath);
  const files = fingerprint();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
  await textField(page, 'Titre').fill('Un titre à l’essai');
  await simulatePublishing(page);
  await expect(page.getByText('Rien à simuler')).toBeVisible();
  await expect(page.getByText(/Publiée|Modifications|Fill in/)).toHaveCount(0);
  expect(requested).toEqual([]);
  expect(fingerprint()).toBe(files);
  const entry = JSON.parse(await readWritten(page, 'home/hero.json'));
  expect(entry).toMatchObject({ fr: { title: 'Un titre à l’essai' }, en: { title: sites.en.hero.title } });
  expect(validateEntry('', homeSections.hero, entry, new Set(content.uploads))).toEqual([]);

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

test('a text that is pasted, broken and shortened in Decap is published and opened again as it was', async ({
  page,
}) => {
  const path = 'activity/entries/puits-du-marche';
  await choosePane(page, 'none');
  await openEntry(page, path);
  const text = page.locator('[contenteditable=true]');
  await text.click();
  // Decap notices a selection late. Until then, Backspace deletes a single letter.
  await expect(async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await expect(text).toHaveText(/^\W*$/, { timeout: 300 });
  }).toPass();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p><b>Gras</b> et plus</p><ul><li>un</li><li>deux</li></ul>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const lines = async () => (await text.innerText()).split('\n').filter(Boolean);
  await expect.poll(lines).toEqual(['Gras et plus', 'un', 'deux']);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('trois');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('et');
  await expect.poll(lines).toEqual(['Gras et plus', 'un', 'deux', 'trois', 'et']);
  // One press for the break, each letter, the bullet and the line.
  for (const _ of 'et\ntrois-\n') await page.keyboard.press('Backspace');
  await expect.poll(lines).toEqual(['Gras et plus', 'un', 'deux']);

  await simulatePublishing(page);
  const [fr, en] = [
    await readWritten(page, 'activities/puits-du-marche.fr.md'),
    await readWritten(page, 'activities/puits-du-marche.en.md'),
  ];
  const entry = { fr: parseMarkdownEntry(fr, activityFields), en: parseMarkdownEntry(en, activityFields) };
  expect(entry.fr.description).toBe('**Gras** et plus\n\n* un\n* deux');
  expect(validateEntry('', activityFields, entry, new Set(content.uploads))).toEqual([]);
  await openEntry(page, path);
  await expect.poll(lines).toEqual(['Gras et plus', 'un', 'deux']);
});

/** A file of Decap's in-memory repository. */
function readWritten(page: Page, name: string): Promise<string> {
  return page.evaluate((path) => {
    const { repoFiles } = window as unknown as { repoFiles: object };
    const read = (folder: object, step: string) => folder[step as keyof typeof folder] as object;
    const { content: text } = `content/${path}`.split('/').reduce(read, repoFiles) as { content: string };
    return text;
  }, name);
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
