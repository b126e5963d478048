import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from '../fixtures';
import { buildLight } from '../lightBuild';
import { makeProject } from '../temporaryProject';
import { button, field, openEditor, originals, toasts, word } from './admin';

async function download(page: Page): Promise<{ name: string; data: Buffer }> {
  const waiting = page.waitForEvent('download');
  await button(page, 'admin.file.download').click();
  const file = await waiting;
  return { name: file.suggestedFilename(), data: readFileSync(await file.path()) };
}

async function choose(page: Page, name: string, text: string | Buffer): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .getByLabel(word('admin.file.import'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('what is downloaded replaces the files of the content folder, and the built page shows it', async ({ page }) => {
  // A build of the whole site, beside another test.
  test.setTimeout(240_000);
  const project = makeProject({ uploads: false });
  try {
    await openEditor(page, 'hero');
    await field(page, 'fr.title').fill('Un titre venu de l’éditeur');
    await field(page, 'en.title').fill('A title from the editor');
    const hero = await download(page);
    expect(hero.name).toBe('hero.json');
    project.writeContent('home/hero.json', hero.data);

    await openEditor(page, 'activities');
    await page.getByRole('button', { name: `${word('admin.list.remove')} Activité 1` }).click();
    await expect(page.getByText('content/activities/dimanche-blanc.fr.md')).toBeVisible();
    await button(page, 'admin.list.undo').click();
    await page.getByRole('button', { name: `${word('admin.list.down')} Activité 1` }).click();
    await field(page, 'fr.activities[1].title').fill('Dimanche Blanc, le retour');
    const activities = await download(page);
    expect(activities.name).toBe('activities.zip');
    const files = Object.entries(unzipSync(activities.data));
    expect(files.length).toBeGreaterThan(3);
    for (const [path, data] of files) project.write(path, Buffer.from(data).toString());

    await buildLight(project, 1);
    const [french, english] = ['public/index.html', 'public/en/index.html'].map(project.read);
    expect(french).toContain('Un titre venu de l’éditeur');
    expect(english).toContain('A title from the editor');
    expect(french?.indexOf('Dimanche Blanc, le retour')).toBeGreaterThan(french?.indexOf('Campagne d’actes') ?? 0);
  } finally {
    project.remove();
  }
});

test('a good file is taken back into the form', async ({ page }) => {
  await openEditor(page, 'about');
  await field(page, 'fr.mission.title').fill('Notre mission');
  const { name, data } = await download(page);
  await field(page, 'fr.mission.title').fill('Autre chose');
  await choose(page, name, data);
  await expect(toasts(page)).toContainText(word('admin.file.importedTitle'));
  await expect(field(page, 'fr.mission.title')).toHaveValue('Notre mission');
});

test('a bad file is refused in the model’s words, which stay, and the form stays as it was', async ({ page }) => {
  await openEditor(page, 'hero');
  await choose(
    page,
    'hero.json',
    JSON.stringify({ ...originals.hero, fr: { ...originals.hero.fr, title: '', titel: 'x' } }),
  );
  const reasons = page.getByRole('alert').getByRole('listitem');
  await expect(reasons).toHaveCount(2);
  await expect(page.getByRole('alert')).toContainText(
    `Titre (français), fr.title : ${word('admin.problem.required')}`.replace(' :', '\u00a0:'),
  );
  await expect(field(page, 'fr.title')).toHaveValue(String(originals.hero.fr?.title));
  await choose(page, 'hero.json', '{');
  await expect(reasons).toHaveText([/hero\.json/]);
  await expect(page.getByRole('alert')).toContainText(word('admin.problem.notJson', { line: 1 }));
  await choose(page, 'photo.jpg', 'x');
  await expect(page.getByRole('alert')).toContainText(word('admin.problem.otherSection'));
});
