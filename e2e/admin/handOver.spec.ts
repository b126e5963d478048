import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content/load/load';
import { dashboardPath } from '../../src/routes';
import { fixtureFolder } from '../../src/testing/loadFixtureContent';
import { applyHandOver } from '../../tools/applyContent/applyHandOver';
import { expect, test } from '../support/fixtures';
import { screens } from '../support/site';
import {
  back,
  card,
  downloadChanges,
  field,
  label,
  openDashboard,
  openEditor,
  openFromCard,
  originals,
  save,
  toggleGroup,
} from './admin';

test.use({ viewport: screens.phone, hasTouch: true });

/** A copy of the fixtures. */
let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(fixtureFolder, folder, { recursive: true });
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const panel = (page: Page) => page.getByRole('region', { name: label('admin.handOver.title') });

test('the phone number and the amounts travel in one file, and are put into the content folder', async ({ page }) => {
  await openEditor(page, 'site');
  await field(page, 'fr.phone').fill('+237 699 00 00 00');
  await field(page, 'fr.email').fill('nous@association.cm');
  await back(page).click();
  await openFromCard(page, 'donation');
  await toggleGroup(page, 'Montant 1');
  await field(page, 'fr.suggestedAmounts[0].value').fill('1500');
  await save(page);
  await expect(page).toHaveURL(dashboardPath);
  await openFromCard(page, 'about');
  await field(page, 'fr.title').fill('Qui nous sommes');
  await back(page).click();

  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  const { name, data, handOver } = await downloadChanges(page);
  expect(data.toString()).toContain(`npm run content:apply -- "${name}"`);
  expect(name).toMatch(/^changements-\d{4}-\d\d-\d\d\.txt$/);
  await expect(card(page, 'about')).toContainText(label('admin.draft.downloaded', { moment: '' }).split(' :')[0] ?? '');
  const readLines = () => readFileSync(join(folder, 'home/donation.json'), 'utf8').split('\n');
  const before = readLines();
  const { written } = applyHandOver(handOver, folder);
  expect(readLines().filter((line, index) => line !== before[index])).toEqual([expect.stringContaining('1500')]);
  expect(written.sort()).toEqual(['home/about.json', 'home/donation.json', 'site.json']);
  const { site, home } = loadContent(folder);
  expect(site.entry.fr?.phone).toBe('+237 699 00 00 00');
  expect(home.about.entry.fr?.title).toBe('Qui nous sommes');
});

test('a part whose changes are online says so, and is sent no more', async ({ page }) => {
  await openDashboard(page);
  await openFromCard(page, 'about');
  const title = String(originals.about.fr?.title);
  await field(page, 'fr.title').fill(`${title} !`);
  await back(page).click();
  await expect(panel(page)).toBeVisible();
  // Simulates that the site was published with the same text.
  await page.route('**/page-data/admin/dashboard/page-data.json', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.result.pageContext.page.entries.about.title.fr += ' !';
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await expect(card(page, 'about')).toContainText(label('admin.draft.online'));
  await expect(panel(page)).toBeHidden();
});
