import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { countries } from 'i18n-iso-countries/langs/fr.json';
import { parse, stringify } from 'yaml';
import { francStep } from '../../src/country';
import { checkedOutcomes } from '../../src/donation/rules/outcomes';
import { formatNumber } from '../../src/shared/i18n/formatNumber';
import type { LabelKey } from '../../src/shared/wording/wording';
import { sites } from '../support/content';
import { openForm } from '../support/donationForm';
import { button, label as editorLabel, field, openEditor, save, toasts } from '../support/editor';
import { expect } from '../support/fixtures';
import { test as base, paymentTraffic } from '../support/paymentFixtures';
import { decide, expectOutcome, openOutcome, pay } from '../support/paymentJourney';
import { openOverlay, openWithScripts, screens, startScripts } from '../support/site';
import { recordSpeech } from './recordSpeech';

// Accessibility is on from the start, as with a screen reader. Chromium then exposes sections with deferred layout too.
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-renderer-accessibility'] }),
    { scope: 'worker' },
  ],
});

test.use({
  viewport: screens.phone,
  expectedFaults: [...paymentTraffic, '/v2/payment', 'console error: Failed to load resource'],
});

const { label, about, gallery, donation, chantier, name: siteName } = sites.fr;
const titled = (title: string) => `${title} · ${siteName}`;

type State = [name: string, reach: (page: Page, baseURL: string | undefined) => Promise<Locator>];

const states: State[] = [
  ['landing', (page) => openWithScripts(page, '/').then(() => page.locator('body'))],
  [
    'formWithErrors',
    async (page) => {
      const form = await openForm(page);
      await form.amount.fill('1000');
      await form.cardTab.click();
      await form.pay.click();
      await expect(form.field('customer_name')).toBeFocused();
      // The list has a blank, Cameroon, and then every country, Cameroon included.
      const optionCount = 2 + Object.keys(countries).length;
      await expect(form.field('customer_country').getByRole('option')).toHaveCount(optionCount);
      return form.whole;
    },
  ],
  ['pending', (page, baseURL) => openOutcome(page, baseURL, 'pending', 'fr').then(() => page.getByRole('main'))],
  ['thanks', (page, baseURL) => openOutcome(page, baseURL, 'accepted', 'fr').then(() => page.getByRole('main'))],
  ['album', (page) => openWithScripts(page, '/albums/veillee/').then(() => page.getByRole('main'))],
];

/**
 * Fills in the labels of a template, so that new wording breaks no test: `{return.date}`, `{ways.dial|code=#1#}`. A
 * value may contain a label. In a regular expression between slashes, labels are escaped, but values with a backslash
 * are not.
 */
function fillLabels(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(fillLabels);
  if (typeof node === 'object' && node)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [fillLabels(key), fillLabels(value)]));
  if (typeof node !== 'string') return node;
  const isPattern = /(^| )\/.*\/$/.test(node);
  const filled = node.replace(/\{([\w.]+)((?:\|[^|{}]+)*)\}/g, (_, key: LabelKey, given: string) => {
    const values = given.split('|').flatMap((pair) => (pair ? [pair.split('=') as [string, string]] : []));
    const marked = values.map(([name, value]) => [name, value.includes('\\') ? '\u0001' : value]);
    const text = label(key, Object.fromEntries(marked));
    const escaped = isPattern ? text.replace(/[.*+?^$()|[\]\\]/g, '\\$&') : text;
    return escaped.replace('\u0001', () => values.find(([, value]) => value.includes('\\'))?.[1] ?? '');
  });
  return filled === node ? node : fillLabels(filled);
}

for (const [name, reach] of states) {
  test(`${name} has the roles, names and texts of its snapshot, and no others`, async ({ page, baseURL }) => {
    const template: unknown = parse(readFileSync(join(__dirname, `${name}.aria.yml`), 'utf8'));
    await expect(await reach(page, baseURL)).toMatchAriaSnapshot(
      stringify(fillLabels(template), { lineWidth: 0, indentSeq: false }),
    );
  });
}

test('the landing page announces its title alone, and exposes all sections before anyone scrolls', async ({ page }) => {
  const { hear } = await recordSpeech(page);
  await openWithScripts(page, '/');
  expect(await hear()).toEqual([await page.title()]);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const headings = nodes.filter(({ role, ignored }) => !ignored && role?.value === 'heading');
  expect(headings.map(({ name }) => name?.value)).toEqual(
    expect.arrayContaining([about.title, gallery.title, donation.title]),
  );
});

test('the donation form announces each error once, at its field or by itself', async ({ page }) => {
  const { hear, listen } = await recordSpeech(page);
  const form = await openForm(page);
  await listen();
  await form.pay.click();
  await expect(form.amount).toBeFocused();
  await expect(form.amount).toHaveAccessibleDescription(label('donation.hint.amount', { example: '1\u202f000' }));
  expect(await hear()).toEqual([`${label('error.amount.title')} ${label('error.amount.message')}`]);

  const offers = [200 * francStep, 201 * francStep].map((amount) => `${formatNumber(amount, 'fr')} FCFA`);
  await form.amount.fill(String(200 * francStep + 1));
  // Announced once typing has paused.
  await expect(form.whole.locator('[aria-live]')).toContainText(offers.at(-1) ?? '');
  const nearest = await hear();
  expect(nearest, 'the nearest amounts, once').toHaveLength(1);
  for (const offer of offers) expect(nearest[0]).toContain(offer.replace(/\s/g, ' '));

  await form.amount.fill('1000');
  await form.cardTab.click();
  await form.pay.click();
  await expect(form.field('customer_name')).toBeFocused();
  await expect(form.field('customer_name')).toHaveAccessibleDescription(label('error.required'));
  expect((await hear()).at(-1)).toBe(`${label('error.customer.title')} ${label('error.customer.message')}`);

  await form.mobileMoneyTab.click();
  await form.amount.fill('1000');
  await listen();
  await page.route('**/v2/payment', (route) => route.abort());
  await form.pay.click();
  await expect(form.toasts).toContainText(label('error.network.title'));
  expect((await hear()).join()).toContain(label('donation.notStarted.network'));
});

test('each return page announces its outcome once, in its title or as it arrives', async ({ page, baseURL }) => {
  const { hear } = await recordSpeech(page);
  for (const state of checkedOutcomes) {
    await openOutcome(page, baseURL, state, 'fr');
    const title = label(`return.${state}.title`);
    const said = await hear();
    expect(
      said.filter((phrase) => phrase.startsWith(title)),
      state,
    ).toHaveLength(1);
    await expect(page).toHaveTitle(titled(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('the page of a pending donation announces that it has been accepted', async ({ page, emulator }) => {
  const { hear } = await recordSpeech(page);
  const form = await openForm(page);
  await form.amount.fill('1000');
  await pay(page, form);
  await decide(page, 'pending');
  await expectOutcome(page, 'pending');
  await startScripts(page);
  expect((await hear())[0]).toBe(titled(label('return.pending.title')));
  const [payment] = (await emulator.read()).payments;
  if (!payment) throw new Error('There is no payment');
  await emulator.decide(payment, 'accept');
  await expectOutcome(page, 'accepted');
  // The title of a page is announced when the page has loaded.
  await page.waitForLoadState('load');
  expect(await hear(), 'the title of the delivered page, then the outcome').toEqual([
    titled(label('return.waiting.title')),
    `${label('return.accepted.title')} ${label('return.accepted.gift')} ${label('return.accepted.text')} 1 000 FCFA ${label('return.reference')} ${payment.reference}`,
  ]);
});

test('an album and its photos move the focus as they open and close, and announce each photo once', async ({
  page,
}) => {
  const { hear, listen } = await recordSpeech(page);
  await openWithScripts(page, '/');
  await listen();
  const overlay = await openOverlay(page, chantier);
  await expect(overlay.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#gallery').getByRole('link', { name: chantier.name })).toBeFocused();
  expect(await listen(), 'by itself').toEqual([]);

  await openWithScripts(page, chantier.path);
  await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
  const viewer = page.getByRole('dialog', { name: chantier.media[0]?.caption ?? '' });
  await expect(viewer.locator(':focus')).toHaveCount(1);
  await listen();
  await page.keyboard.press('ArrowRight');
  expect(await hear()).toEqual([
    `${label('photo.position', { position: 2, total: 40 })} . ${chantier.media[1]?.caption}`,
  ]);
});

test('the editor announces what became of a change, and what is wrong', async ({ page }) => {
  const { hear, listen } = await recordSpeech(page);
  await openEditor(page, 'hero');
  const stored = editorLabel('editor.draft.stored', { time: '' }).trim();
  await listen();
  await field(page, 'fr.title').fill('Un autre titre');
  await expect(page.getByText(stored)).toBeVisible();
  expect((await hear()).join()).toContain(stored);
  await field(page, 'fr.title').fill('');
  await save(page);
  await expect(page.getByRole('region', { name: editorLabel('editor.edit.invalidTitle') })).toBeFocused();
  await field(page, 'fr.title').fill('Un titre');
  await listen();
  await button(page, 'editor.edit.save').click();
  await expect(toasts(page)).toContainText(editorLabel('editor.edit.savedTitle'));
  // On a busy machine, the toast is visible before it is announced.
  let heard = '';
  await expect.poll(async () => (heard += await listen())).toContain(editorLabel('editor.edit.savedTitle'));
});
