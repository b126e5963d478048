import { checkEntry } from '../../src/content/check/checkEntry';
import { homeSections } from '../../src/content/model/homeSections';
import { content, sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { choosePane, heroPath, openEntry, textField } from './openEntry';

test('Decap only simulates publishing: it writes a valid entry into memory and sends no request', async ({ page }) => {
  await choosePane(page, 'none');
  await openEntry(page, heroPath);
  const requested: string[] = [];
  page.on('request', (request) => {
    // A busy browser fetches its icon late.
    if (!request.url().endsWith('/favicon.svg')) requested.push(`${request.method()} ${request.url()}`);
  });
  await textField(page, 'Titre').fill('Un titre à l’essai');
  await page.getByRole('button', { name: 'Simuler', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Simuler la publication' }).click();
  await expect(page.getByText(/^Enregistrement simulé/)).toBeVisible();
  await expect(page.getByText('Rien à simuler')).toBeVisible();
  await expect(page.getByText(/Publiée|Modifications|Fill in/)).toHaveCount(0);
  expect(requested).toEqual([]);
  const entry = JSON.parse(await page.evaluate<string>("repoFiles.content.home['hero.json'].content"));
  expect(entry).toMatchObject({ fr: { title: 'Un titre à l’essai' }, en: { title: sites.en.hero.title } });
  expect(checkEntry('', homeSections.hero, entry, new Set(content.uploads))).toEqual([]);

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
