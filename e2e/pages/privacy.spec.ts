import type { BrowserContext, Page } from '@playwright/test';
import type { DataSelector } from '../../src/shared/dataAttributes';
import { field, openEditor } from '../support/admin';
import { sites } from '../support/content';
import { openForm } from '../support/donationForm';
import { expect, test } from '../support/fixtures';

const { label, path } = sites.fr;

test.use({ expectedProblems: ['cookie: donation_', 'request to another origin'] });

test('the privacy page names everything that the site stores on a device', async ({ page, context }) => {
  const form = await openForm(page);
  await page
    .getByRole('contentinfo')
    .locator('button[data-switch]' satisfies DataSelector)
    .first()
    .click();
  await form.amount.fill('1000');
  await form.pay.click();
  await page.waitForURL(/payment/);
  await openEditor(page, 'hero');
  await field(page, 'fr.title').fill('Un brouillon');
  await expect.poll(() => listDatabases(page)).not.toEqual([]);

  const kept = await listKept(page, context);
  expect(kept).toEqual(expect.arrayContaining(['donation-payment', 'donation_language', 'saver', 'keyval-store']));

  await page.goto(path('/confidentialite/'));
  const section = page.getByRole('main').locator('section', { hasText: label('privacy.stored') });
  const named = (await section.locator('code').allTextContents()).join(', ').split(', ');
  expect(kept.filter((name) => !named.some((beginning) => name.startsWith(beginning)))).toEqual([]);
});

const listDatabases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));

async function listKept(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  // Set by e2e/support/admin.ts, not by the site.
  return [...stored, ...cookies, ...(await listDatabases(page))].filter((name) => name !== 'signed-in');
}
