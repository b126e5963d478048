import { formatAmount } from '../../src/donation/rules/amount';
import { type Language, languages } from '../../src/i18n/languages';
import type { Fault } from '../../tools/emulator/settings';
import { sites } from '../content';
import { hold } from '../delivery/network';
import { customer, errorTexts, fillCard, openForm, payText, readCard, toastText } from '../donation/form';
import { usualOrAll } from '../matrix';
import { expect, paymentTraffic, test } from './fixtures';
import { arriveAtProvider, pay } from './journey';

type Failure = {
  name: string;
  fault: Fault<'init'> | null;
  amount?: number;
  error: 'refused' | 'network' | 'address';
  said?: string;
};

const failures: Failure[] = [
  // First, because the browser caches a successful preflight for some seconds.
  { name: 'refuses this site by CORS', fault: { kind: 'corsRefused' }, error: 'network' },
  { name: 'drops the connection', fault: { kind: 'dropped' }, error: 'network' },
  { name: 'answers 500', fault: { kind: 'serverError' }, error: 'network' },
  { name: 'answers 429', fault: { kind: 'tooManyRequests' }, error: 'network' },
  { name: 'answers HTML', fault: { kind: 'html' }, error: 'network' },
  { name: 'answers truncated JSON', fault: { kind: 'malformedJson' }, error: 'network' },
  { name: 'answers 201 without a URL', fault: { kind: 'noAddress' }, error: 'refused' },
  { name: 'answers a javascript: URL', fault: { kind: 'wrongAddress' }, error: 'address' },
  {
    name: 'answers an unencrypted URL',
    fault: { kind: 'wrongAddress', address: 'http://pay.example.com/1' },
    error: 'address',
  },
  {
    name: 'refuses the id as used, with a description',
    fault: { kind: 'duplicateId' },
    error: 'refused',
    said: 'transaction_id already exists',
  },
  { name: 'refuses the amount', fault: null, amount: 50, error: 'refused', said: 'The minimum amount is 100 XAF' },
];

const faultProblems = [
  ...paymentTraffic,
  /^answer \d+: http:\/\/127/,
  'net::ERR_EMPTY_RESPONSE',
  'net::ERR_FAILED',
  'CORS policy',
];

const methods = { cardTab: 'card', mobileMoneyTab: 'mobile money' };
type Way = { tab: keyof typeof methods; language: Language; ways: Failure[] };

// src/donation/providers/cinetpay/startPayment.test.ts covers every answer; only a browser blocks one by CORS or reports a dropped connection.
const pick = (...kinds: (Fault<'init'>['kind'] | undefined)[]) =>
  failures.filter(({ fault }) => kinds.includes(fault?.kind));
const usual: Way[] = [
  { tab: 'cardTab', language: 'fr', ways: pick('corsRefused', 'dropped', 'duplicateId', undefined) },
  { tab: 'mobileMoneyTab', language: 'en', ways: pick('serverError', 'noAddress', 'duplicateId') },
];
const all = languages.flatMap((language) =>
  (['cardTab', 'mobileMoneyTab'] as const).map((tab): Way => ({ tab, language, ways: failures })),
);

test.describe('when the provider fails,', () => {
  test.use({ expectedProblems: faultProblems });

  for (const { tab, language, ways } of usualOrAll(usual, all)) {
    test(`a donation by ${methods[tab]} in ${language} shows an error, keeps the form, sends one request and can be retried`, async ({
      page,
      emulator,
    }) => {
      const form = await openForm(page, language);
      if (tab === 'cardTab') await fillCard(form);
      for (const { name, fault, amount = 1000, error, said } of ways) {
        await test.step(name, async () => {
          const before = (await emulator.readRequests()).length;
          const { title, message } = { ...errorTexts(error, language), ...(said && { message: said }) };
          await emulator.configure({ init: fault });
          await form.amount.fill(String(amount));
          await form.pay.click();

          await expect(form.toasts).toHaveText(toastText({ title, message }));
          await expect(form.whole.getByText(message)).toBeVisible();
          await expect(form.pay).toHaveText(payText(formatAmount(amount, 'XAF', language), language));
          await expect(form.pay).toHaveAttribute('aria-disabled', 'false');
          await expect(form.amount).toHaveValue(String(amount));
          await expect(form[tab]).toHaveAttribute('aria-selected', 'true');
          if (tab === 'cardTab') expect(await readCard(form)).toEqual(customer);
          // A failed preflight prevents the POST.
          const sent = fault?.kind === 'corsRefused' ? 0 : 1;
          expect((await emulator.readRequests()).length - before).toBe(sent);
          await form.toasts.getByRole('button', { name: sites[language].label('dialog.close') }).click();
          await expect(form.toasts).toBeEmpty();
        });
      }
      await emulator.configure({ init: null });
      await form.amount.fill('1000');
      await pay(page, form, language);
    });
  }
});

test('a payment request times out after 30 seconds with a network error; the button shows a pending request', async ({
  page,
  emulator,
}) => {
  // Record long timeouts and shorten them by a factor of 30.
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    const later = window.setTimeout.bind(window);
    const isLong = (milliseconds: unknown) => Number(milliseconds) >= 30_000;
    Object.assign(window, {
      setTimeout(handler: TimerHandler, milliseconds?: number, ...values: unknown[]) {
        if (!isLong(milliseconds)) return later(handler, milliseconds, ...values);
        waits.push(Number(milliseconds));
        return later(handler, Number(milliseconds) / 30, ...values);
      },
    });
  });
  await emulator.configure({ init: { kind: 'noAnswer' } });
  const form = await openForm(page);
  await form.amount.fill('1000');
  await form.pay.click();
  await expect(form.pay).toHaveText(sites.fr.label('donation.pending'));
  await expect(form.toasts).toHaveText(toastText(errorTexts('network')));
  expect(await page.evaluate('waits')).toEqual([30_000]);
  await expect(form.amount).toHaveValue('1000');
  expect(await emulator.readRequests()).toHaveLength(1);

  await test.step('the button is busy while the provider is slow, then the donor is redirected', async () => {
    await emulator.configure({ init: null });
    const release = await hold(page, /\/v2\/payment$/);
    await form.pay.click();
    await expect(form.pay).toHaveText(sites.fr.label('donation.pending'));
    await expect(form.pay).toHaveAttribute('aria-disabled', 'true');
    await expect(form.pay).toBeFocused();
    await release();
    await arriveAtProvider(page);
  });
});
