import type { PageState } from '../../src/donation/ending';
import type { Language } from '../../src/i18n/languages';
import type { Fault } from '../../tools/emulator/orders';
import type { Decision } from '../../tools/emulator/payments';
import { sites } from '../content';
import { fillCard, openForm, payText } from '../donation/form';
import { few } from '../matrix';
import { readPath } from '../site';
import { expect, test } from './fixtures';
import { decide, expectEnding, pay, returnPath, watchAnswers } from './journey';

type Ending = { state: PageState; decision: Decision; check?: Fault<'check'>['kind'] };

const endings: Ending[] = [
  { state: 'accepted', decision: 'accept' },
  { state: 'refused', decision: 'refuse' },
  { state: 'early', decision: 'refuse' },
  { state: 'cancelled', decision: 'cancel' },
  { state: 'pending', decision: 'pending' },
  { state: 'unknown', decision: 'accept', check: 'unknownReference' },
  { state: 'unchecked', decision: 'accept', check: 'serverError' },
];

type Way = { by: 'mobile money' | 'card'; language: Language; states: readonly PageState[] };

// Only Mobile Money reports a refusal before the payer has finished.
const endsWithout = (state: PageState) => endings.map((ending) => ending.state).filter((other) => other !== state);
const byMobileMoney = endsWithout('refused');
const byCard = endsWithout('early');

// Each end once, and both ways to pay and both languages there and back.
const ways: Way[] = [
  { by: 'mobile money', language: 'fr', states: byMobileMoney },
  { by: 'card', language: 'fr', states: few([], byCard) },
  { by: 'card', language: 'en', states: few(['accepted', 'refused'], byCard) },
  { by: 'mobile money', language: 'en', states: few([], byMobileMoney) },
];

const amounts = { fr: '1 000 FCFA', en: '1,000 FCFA' };

for (const { by, language, states } of ways) {
  for (const { state, decision, check } of endings.filter((ending) => states.includes(ending.state))) {
    test(`a gift by ${by} in ${language} ends ${state}, as the provider says`, async ({ page, emulator }) => {
      const { label } = sites[language];
      const answers = watchAnswers(page);
      const form = await openForm(page, language);
      await form.amount.fill('1000');
      if (by === 'card') await fillCard(form);
      if (check) await emulator.order({ check: { kind: check } });
      await pay(page, form, language);
      await decide(page, decision, language);

      await expectEnding(page, state, language);
      const [request] = await emulator.readRequests();
      const reference = String(request?.transaction_id);
      const facts = page.getByRole('main').getByRole('definition');
      await expect(facts.first()).toHaveText(reference);
      await expect(facts.nth(1)).toHaveText(amounts[language]);
      await expect(page.getByText(label('return.reference'), { exact: true })).toBeVisible();

      expect(answers).toContainEqual({ status: 303, path: '/cinetpay-return' });
      expect(answers).toContainEqual({ status: 200, path: returnPath(state, language) });
      expect(answers.filter(({ path }) => path.includes(reference))).toEqual([]);
      expect(page.url()).not.toContain(reference);
    });
  }
}

test('no cookie is set and nobody else is asked before Pay; then the cookies hold no more than they must', async ({
  page,
  context,
  emulator,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const form = await openForm(page);
  await fillCard(form);
  await form.pay.click();
  await expect(form.amount).toBeFocused();
  await form.amount.fill('1000');
  expect(await context.cookies()).toEqual([]);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect((await emulator.read()).received).toEqual([]);

  // Whose operator may say too early that it was refused: one cookie more than with a card.
  await form.mobileMoneyTab.click();
  await pay(page, form);
  await decide(page, 'pending');
  await expectEnding(page, 'pending');
  const [request] = await emulator.readRequests();
  const reference = String(request?.transaction_id);
  const cookies = await context.cookies(new URL('/cinetpay-return', page.url()).href);
  const named = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
  expect(Object.keys(named).sort()).toEqual([
    'donation_check',
    'donation_early',
    'donation_language',
    'donation_reference',
  ]);
  expect(named.donation_reference).toMatchObject({
    value: reference,
    path: '/cinetpay-return',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });
  expect((named.donation_reference?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(48 * 3600);
  expect(await page.evaluate(() => document.cookie)).not.toContain('donation_reference');
  // What the page may say: nothing of who paid.
  expect(named.donation_check?.value).toMatch(new RegExp(`^${reference}\\.pending\\.1000\\.XAF\\.\\d{10}\\.{4}$`));
  expect(named.donation_early).toMatchObject({ value: reference, path: '/cinetpay-return' });
  expect((named.donation_early?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(300);
  expect((named.donation_check?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(600);
  expect(named.donation_language?.value).toBe('fr');
});

test('the page of thanks thanks nobody whose payment has not just been confirmed', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(returnPath('accepted'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.label('return.neutral.title'));
  await context.addCookies([{ name: 'donation_check', value: '12345678.pending.1000.XAF', url: String(baseURL) }]);
  await page.goto(returnPath('accepted'));
  await page.waitForURL(`**${returnPath('pending')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.label('return.pending.title'));
});

test('a pending payment that went through in the meantime is thanked for once it is checked again', async ({
  page,
  context,
  emulator,
}) => {
  const form = await openForm(page);
  await form.amount.fill('1000');
  await pay(page, form);
  await decide(page, 'pending');
  await expectEnding(page, 'pending');
  const again = page.getByRole('button', { name: sites.fr.label('return.checkAgain') });
  await again.click();
  await page.waitForURL(returnPath('pending'));
  await expectEnding(page, 'pending');

  const [payment] = (await emulator.read()).payments;
  if (!payment) throw new Error('There is no payment');
  await emulator.decide(payment, 'accept');
  await again.click();
  await expectEnding(page, 'accepted');
  expect(page.url()).not.toContain(payment.transactionId);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('donation_reference');
});

test('a payment that could not be checked can be checked again', async ({ page, emulator }) => {
  const form = await openForm(page, 'en');
  await form.amount.fill('1000');
  await emulator.order({ check: { kind: 'dropped' } });
  await pay(page, form, 'en');
  await decide(page, 'refuse', 'en');
  await expectEnding(page, 'unchecked', 'en');
  await emulator.order({ check: null });
  await page.getByRole('button', { name: sites.en.label('return.checkAgain') }).click();
  await expectEnding(page, 'early', 'en');
});

test('after a cancelled payment the form is a press away, as it was filled; after thanks it is empty', async ({
  page,
}) => {
  const form = await openForm(page);
  await form.amount.fill('1 000');
  await pay(page, form);
  await decide(page, 'cancel');
  await expectEnding(page, 'cancelled');
  await page.getByRole('link', { name: sites.fr.label('return.payAgain') }).click();
  await expect(form.whole).toBeInViewport();
  expect(readPath(page)).toBe('/#donation');
  await expect(form.amount).toHaveValue('1 000');

  await pay(page, form);
  await decide(page, 'accept');
  await expectEnding(page, 'accepted');
  await page.goto('/#donation');
  await expect(form.pay).toHaveText(payText());
  await expect(form.amount).toHaveValue('');
});

test('a provider that brings its payers back by GET is asked all the same', async ({ page, emulator }) => {
  await emulator.order({ switches: { returnByGet: true } });
  const form = await openForm(page);
  await form.amount.fill('1000');
  await pay(page, form);
  await decide(page, 'accept');
  await expectEnding(page, 'accepted');
});
