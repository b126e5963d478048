import type { BrowserContext, Page } from '@playwright/test';
import type { DataSelector } from '../../src/shared/dataAttributes';
import type { LabelKey } from '../../src/shared/wording/wording';
import { sites } from '../support/content';
import { openForm } from '../support/donationForm';
import { field, openEditor } from '../support/editor';
import { expect, test } from '../support/paymentFixtures';
import { decide, expectOutcome, pay } from '../support/paymentJourney';

const { label, path } = sites.fr;

test.use({ serviceWorkers: 'allow' });

/** The beginnings of the names that the site uses in a visitor's storage, by label of the privacy page. */
const storedData = {
  'privacy.values': ['donation-values'],
  'privacy.payment': [
    'donation-payment',
    'donation_language',
    'donation_early_',
    'donation_reference_',
    'donation_check_',
  ],
  'privacy.saver': ['saver'],
  'privacy.offline': ['pages', 'files'],
  'privacy.editor': ['authenticated', 'keyval-store', '@@scroll', 'cms.', 'localforage'],
} satisfies Partial<Record<LabelKey, string[]>>;
const described = Object.keys(storedData) as LabelKey[];

test('the privacy page describes what the site stores on a device, and nothing else', async ({ page, context }) => {
  const kept: string[] = [];
  const note = async () => void kept.push(...(await listKept(page, context)));

  const form = await openForm(page);
  await page
    .getByRole('contentinfo')
    .locator('button[data-switch]' satisfies DataSelector)
    .first()
    .click();
  await form.amount.fill('1000');
  await expect.poll(() => listKept(page, context)).toContain('files');
  await note();
  await pay(page, form);
  await decide(page, 'pending');
  await expectOutcome(page, 'pending');
  await note();
  await openEditor(page, 'hero');
  await field(page, 'fr.title').fill('Un brouillon');
  await page.mouse.wheel(0, 400);
  for (const name of ['keyval-store', '@@scroll'])
    await expect.poll(async () => (await listKept(page, context)).join()).toContain(name);
  await note();

  await page.goto(path('/confidentialite/'));
  const section = page.getByRole('main').locator('section', { hasText: label('privacy.stored') });
  await expect(section.getByRole('listitem')).toHaveText(described.map((key) => label(key)));
  const named = Object.values(storedData).flat();
  expect(kept.filter((name) => !named.some((beginning) => name.startsWith(beginning)))).toEqual([]);
  // The Decap editor, which is not opened here, stores these two.
  const unseen = named.filter((beginning) => !kept.some((name) => name.startsWith(beginning)));
  expect(unseen).toEqual(['cms.', 'localforage']);
});

async function listKept(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  // Set by e2e/support/editor.ts, not by the site.
  return [...stored, ...cookies].filter((name) => name !== 'signed-in');
}
