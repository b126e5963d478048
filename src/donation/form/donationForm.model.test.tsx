/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import fc from 'fast-check';
import { blankValues, forgetSending, loadPayments, saveFinalAnswer, saveValues } from '../device/donationStorage';
import { acceptedCurrencies, channels } from '../providers/chosenClient';
import { formatAmount, readAmount } from '../rules/amount';
import { openDonationPage, type ShownDonation } from '../testing/donationPage';
import { serveAssets } from '../testing/serveAssets';
import { customer } from '../testing/testPayment';

// What a donor does with the donation form (the steps below), in any order: before and after hydration, through
// reloads, Back and the provider's answers. `npm run model` runs more sequences; MODEL_SEED repeats a run.

type Fields = Pick<ShownDonation, 'text' | 'currency' | 'channel'>;

/** Runs an action and awaits its consequences, such as the list of countries. */
async function settle(action: () => unknown = () => {}): Promise<void> {
  // jsdom logs that it does not navigate.
  const errors = jest.spyOn(console, 'error').mockImplementation();
  await act(async () => {
    action();
    for (let turn = 0; turn < 10; turn++) await null;
  });
  errors.mockRestore();
}

const nameAmount = ({ amount, currency }: ShownDonation) => (amount ? formatAmount(amount, currency, 'fr') : '');

class Visit {
  page = openDonationPage();
  hasScripts = false;
  /** What the form must show once it is hydrated. */
  fields: Fields = { text: '', currency: acceptedCurrencies[0], channel: channels[0] };
  /** What the donor changed before hydration; a press on Pay alone changes nothing. */
  early: Partial<Fields> | undefined;
  /** What the page showed at a press on Pay that has not caused a request yet. */
  pressed: ShownDonation | undefined;
  requests: { body: { [name: string]: unknown }; pressed: ShownDonation | undefined }[] = [];
  /** Answers the request that the form waits for. */
  answer: ((body: object | Promise<never>) => void) | undefined;
  /** Whether a payment of this device may still be confirmed. */
  isOpen = false;

  constructor() {
    localStorage.clear();
    saveValues({ ...blankValues, customer });
    globalThis.fetch = serveAssets((_, init) => {
      this.requests.push({ body: JSON.parse(String(init?.body)), pressed: this.pressed });
      this.pressed = undefined;
      return new Promise((resolve) => {
        this.answer = async (body) => resolve({ text: async () => JSON.stringify(await body) } as Response);
      });
    });
  }

  /**
   * After hydration, the form shows what was visible or pressed; where the donor did nothing, what was stored.
   */
  async receiveScripts(): Promise<void> {
    const { early, fields } = this;
    const { text, currency } = this.page.shown();
    if (text || early?.text !== undefined) Object.assign(fields, { text, currency });
    if (early) Object.assign(fields, { channel: channels[0] }, early);
    await this.page.hydrate();
    await settle();
    this.hasScripts = true;
    this.early = undefined;
  }

  /** @param isHeard whether an event reports the change; if not, a press on Pay must not send it unasked */
  async change(changes: Partial<Fields>, action: () => unknown, isHeard = true): Promise<void> {
    await settle(action);
    if (!this.hasScripts) this.early = { ...this.early, ...changes };
    else Object.assign(this.fields, changes);
    const shown = this.page.shown();
    const isSending = this.page.container.querySelector('[aria-disabled=true]:not([data-asking])');
    const isNamed = this.hasScripts && isHeard && !isSending;
    // Pay names an amount without its decimals only while the form asks about them. Choosing the same currency again
    // does not end that question.
    const isUnnamed = readAmount(shown.text)?.losesDecimals && !this.page.container.querySelector('div[role=alert]');
    if (isNamed) expect(shown.named).toBe(isUnnamed ? '' : nameAmount(shown));
  }

  /** @param presses how many presses come before the browser draws again */
  async pay(presses = 1): Promise<void> {
    const shown = this.page.shown();
    this.pressed = this.hasScripts ? shown : { ...shown, named: nameAmount(shown) };
    await settle(() => {
      for (let press = 0; press < presses; press++) this.page.press('pay');
    });
    if (this.isOpen) expect(this.requests).toEqual([]);
    const answers = '[role=alert], [aria-invalid=true], [type=submit][aria-disabled=true]';
    if (this.hasScripts) expect(this.page.container.querySelector(answers)).not.toBeNull();
    else this.early ??= {};
  }

  async receive(body: object | Promise<never>, isPage = false): Promise<void> {
    await settle(() => this.answer?.(body));
    this.answer = undefined;
    this.isOpen = isPage;
  }

  /** @param isRefused whether another page has shown that the payments of this device were refused */
  async comeBack(isRefused: boolean): Promise<void> {
    if (isRefused) {
      forgetSending();
      for (const { reference } of loadPayments()) saveFinalAnswer({ reference, outcome: 'refused' });
      this.isOpen = false;
    }
    this.answer = undefined;
    await settle(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  }

  reload(): void {
    jest.clearAllTimers();
    this.page = openDonationPage();
    this.hasScripts = false;
    this.early = this.answer = this.pressed = undefined;
  }

  /** The rules, after every step: each request is what the page showed at a press of its own, and no input is lost. */
  check(): void {
    for (const { body, pressed } of this.requests.splice(0)) {
      this.isOpen = true;
      const { amount, currency } = body;
      expect(pressed).toMatchObject({ amount, currency, channel: body.channels });
      expect(pressed?.named).toBe(pressed && nameAmount(pressed));
      if (body.channels === 'CREDIT_CARD') expect(body).toMatchObject({ customer_city: customer.customer_city });
    }
    if (!this.hasScripts) return;
    this.pressed = undefined;
    expect(this.page.shown()).toMatchObject(this.fields);
  }
}

type Run<T> = (visit: Visit, value: T) => unknown;

/** A step of a sequence; counterexamples print its name and value. */
const step = <T,>(name: string, values: fc.Arbitrary<T>, run: Run<T>, check = (_: Visit) => true) =>
  values.map((value) => ({
    check,
    run: async (_: object, visit: Visit) => {
      await run(visit, value);
      visit.check();
    },
    toString: () => `${name}(${value === undefined ? '' : JSON.stringify(value)})`,
  }));

const nothing = fc.constant(undefined);
const texts = fc.constantFrom('20', '500', '5 000', '12', 'abc', '', '20 €', '500,5');
const valid = fc.constantFrom('20', '5 000');
const page = { code: '201', data: { payment_url: 'https://checkout.cinetpay.com/payment/1' } };
const isHydrated = (visit: Visit) => visit.hasScripts;
const isStatic = (visit: Visit) => !visit.hasScripts;
const isSending = (visit: Visit) => visit.answer !== undefined;

/** Steps that are four times as likely as others: few sequences would otherwise reach an answer of the provider. */
const often = [
  step('scripts arrive', nothing, (visit) => visit.receiveScripts(), isStatic),
  step('donate', valid, async (visit, text) => {
    const isFree = visit.hasScripts && !visit.isOpen;
    await visit.change({ text }, () => visit.page.type(text));
    await visit.change({ currency: acceptedCurrencies[0] }, () => visit.page.chooseCurrency(acceptedCurrencies[0]));
    await visit.pay();
    if (isFree) expect(visit.requests).toHaveLength(1);
  }),
  step('the provider refuses', nothing, (visit) => visit.receive({ code: '608' }), isSending),
  step('the payment page comes', nothing, (visit) => visit.receive(page, true), isSending),
];

const steps = [
  ...[...often, ...often, ...often, ...often],
  step('translate the page', nothing, (visit) => visit.page.translate(), isStatic),
  step('type', texts, (visit, text) => visit.change({ text }, () => visit.page.type(text))),
  ...(['input', 'change', undefined] as const).map((event) =>
    step(
      `autofill with the event ${event}, and pay`,
      texts,
      async (visit, text) => {
        await visit.change({ text }, () => visit.page.autofill('amount', text, event), event !== undefined);
        await visit.pay();
      },
      // While the browser leaves for the payment page, a press does not store what came without an event. The model
      // only knows that a payment is open.
      (visit) => visit.hasScripts && (event !== undefined || !visit.isOpen),
    ),
  ),
  step('choose currency', fc.constantFrom(...acceptedCurrencies), (visit, currency) =>
    visit.change({ currency }, () => visit.page.chooseCurrency(currency)),
  ),
  step('press suggestion', fc.constantFrom(0, 1), (visit, index) => {
    const button = visit.page.container.querySelectorAll<HTMLButtonElement>('fieldset:first-of-type button')[index];
    return visit.change({ text: button?.value ?? '', currency: acceptedCurrencies[0] }, () => visit.page.press(index));
  }),
  step('press tab', fc.constantFrom(...channels), (visit, channel) =>
    visit.change({ channel }, () => visit.page.press(channel)),
  ),
  step('pay', fc.constantFrom(1, 2), (visit, presses) => visit.pay(presses)),
  step('the network fails', nothing, (visit) => visit.receive(Promise.reject(new TypeError('Failed'))), isSending),
  step('reload', nothing, (visit) => visit.reload()),
  step('come back', fc.boolean(), (visit, isRefused) => visit.comeBack(isRefused), isHydrated),
];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'Date'] });
  // No press follows another as fast as in a double click.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
});

it('in any order of events, the form sends what it showed at the click, once, and loses no input', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), (commands) =>
      fc.asyncModelRun(() => {
        const visit = new Visit();
        return { model: visit, real: visit };
      }, commands),
    ),
    { numRuns: Number(process.env.MODEL_RUNS ?? 30), seed: Number(process.env.MODEL_SEED ?? 2026) },
  );
}, 600_000);
