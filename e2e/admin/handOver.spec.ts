import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { loadContent } from '../../src/content/load/load';
import { readHandOver } from '../../src/editors/demo/handOver/handOver';
import { dashboardPath } from '../../src/routes';
import { applyHandOver } from '../../tools/applyContent/applyHandOver';
import { readBuiltContent } from '../../tools/builtContent';
import { content, sites } from '../content';
import { readActivities, readJson } from '../contentFiles';
import { checkAccessibility, expect, test } from '../fixtures';
import { screens } from '../site';
import {
  back,
  download,
  field,
  label,
  openEditor,
  openFiles,
  openFromCard,
  originals,
  save,
  toasts,
  toggleGroup,
} from './admin';

async function choose(page: Page, name: string, text: string | Buffer): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .getByLabel(label('admin.file.import'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('downloaded files replace those of the content folder and change the site', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    // The downloaded entries refer to the existing photos and videos.
    cpSync(readBuiltContent(resolve(__dirname, '../..')).path, folder, { recursive: true });
    await openEditor(page, 'hero');
    await field(page, 'fr.title').fill('Un titre venu de l’éditeur');
    await field(page, 'en.title').fill('A title from the editor');
    const hero = await download(page);
    expect(hero.name).toBe('hero.json');
    writeFileSync(join(folder, 'home/hero.json'), hero.data);

    await openEditor(page, 'activities');
    const [first, second] = content.activities;
    await toggleGroup(page, 'Activité 1');
    await field(page, 'fr.activities[0].title').fill('Le retour');
    await field(page, 'fr.activities[0].start').fill('2001-05');
    // A partial translation does not prevent the download.
    await field(page, 'en.activities[0].location').fill('');
    const activities = await download(page);
    expect(activities.name).toBe('activities.zip');
    const files = Object.entries(unzipSync(activities.data));
    expect(files.map(([path]) => path)).toContain(`content/activities/${first?.slug}.en.md`);
    for (const [path, data] of files) writeFileSync(join(folder, path.replace(/^content\//, '')), data);

    const written = loadContent(folder);
    expect(readJson(folder, 'home/hero', 'fr').title).toBe('Un titre venu de l’éditeur');
    expect(readJson(folder, 'home/hero', 'en').title).toBe('A title from the editor');
    const [fr, en] = [readActivities(folder, 'fr'), readActivities(folder, 'en')];
    const others = sites.fr.activities.slice(2).map(({ title }) => title);
    expect(fr.map(({ title }) => title)).toEqual([sites.fr.activities[1]?.title, ...others, 'Le retour']);
    expect(written.activities[0]?.slug).toBe(second?.slug);
    expect(en.at(-1)?.title).toBe(sites.en.activities[0]?.title);
    expect(en.at(-1)?.location).toBe(sites.fr.activities[0]?.location);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('all changes of a phone travel in one file, and are put into the content folder', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(readBuiltContent(resolve(__dirname, '../..')).path, folder, { recursive: true });
    await page.setViewportSize(screens.phone);
    await openEditor(page, 'association');
    await field(page, 'fr.phone').fill('+237 699 00 00 00');
    await back(page).click();
    await openFromCard(page, 'donation');
    await toggleGroup(page, 'Montant 1');
    await field(page, 'fr.suggestedAmounts[0].value').fill('1503');
    await save(page);
    await expect(field(page, 'fr.suggestedAmounts[0].value')).toHaveAccessibleDescription(/multiple de 5/);
    await field(page, 'fr.suggestedAmounts[0].value').fill('1500');
    await save(page);
    await expect(page).toHaveURL(dashboardPath);
    await openFromCard(page, 'about');
    await field(page, 'fr.title').fill('Qui nous sommes');
    await back(page).click();

    const panel = page.getByRole('region', { name: label('admin.handOver.title') });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    const downloading = page.waitForEvent('download');
    await panel.getByRole('button', { name: label('admin.handOver.download') }).click();
    const handOver = readHandOver(new Uint8Array(readFileSync(await (await downloading).path())));
    if (!handOver) throw new Error('The file of changes cannot be read.');
    const { written } = applyHandOver(handOver, { folder });
    expect(written.sort()).toEqual(['home/about.json', 'home/donation.json', 'site.json']);
    expect(readJson(folder, 'site', 'fr')).toMatchObject({
      phone: '+237 699 00 00 00',
      placeholders: expect.not.arrayContaining(['phone']),
    });
    expect(readJson(folder, 'home/about', 'fr').title).toBe('Qui nous sommes');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the import loads a valid file into the form; an invalid file shows its problems and changes nothing', async ({
  page,
}) => {
  await openEditor(page, 'hero');

  await test.step('a valid file is loaded, whatever its name', async () => {
    await field(page, 'fr.title').fill('Notre titre');
    const { data } = await download(page);
    await page.keyboard.press('Escape');
    await field(page, 'fr.title').fill('Autre chose');
    await openFiles(page);
    await choose(page, 'hero (1).json', data);
    await expect(toasts(page)).toContainText(label('admin.file.importedTitle'));
    await expect(field(page, 'fr.title')).toHaveValue('Notre titre');
  });

  await test.step('the problems of an invalid file stay visible', async () => {
    await openFiles(page);
    await choose(
      page,
      'hero.json',
      JSON.stringify({ ...originals.hero, fr: { ...originals.hero.fr, title: '', titel: 'x' } }),
    );
    const reasons = page.getByRole('alert').getByRole('listitem');
    await expect(reasons).toHaveCount(2);
    await expect(page.getByRole('alert')).toContainText(
      `Titre (français), fr.title : ${label('admin.problem.required')}`.replace(' :', '\u00a0:'),
    );
    await expect(field(page, 'fr.title')).toHaveValue('Notre titre');
    // The same input takes the corrected file.
    await choose(page, 'hero.json', JSON.stringify(originals.about));
    await expect(reasons).toHaveText([/hero\.json/]);
    await checkAccessibility(page);
  });
});
