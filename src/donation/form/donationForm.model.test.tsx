/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { chooseCurrentClient, currentClient } from '../../testing/currentClient';
import { openDonationPage, type ShownDonation } from '../../testing/donationPage';
import { loadFake, type ProviderFake, type Sent } from '../../testing/providerFake';
import { serveAssets } from '../../testing/serveAssets';
import type { PaymentClient } from '../providers/provider';
import { providers } from '../providers/registry';
import { type Channel, type Customer, type Donation, type DonationDraft, findAmount } from '../rules/donation';
import type { RememberedPayment } from '../rules/findOutcome';
import { clearDraft, createDraft, loadPayments, saveFinalAnswer } from './donationStorage';

jest.mock('../providers/current', () => jest.requireActual('../../testing/currentClient').currentClient);

// Every sequence renders the list of countries: the whole list takes most of the time.
jest.mock('i18n-iso-countries/langs/fr.json', () => ({ countries: { CM: 'Cameroun', FR: 'France' } }));

// A donor and the donation form, in any order: before and after hydration, with drafts stored by this tab or copied
// from another, reloads, Back, and every kind of provider response.
// `npm run model` runs more sequences; MODEL_SEED repeats a run.

type Answer = 'refusal' | 'page' | 'nonsense' | 'network failure';

const pageToPay = (reference: string) => `https://checkout.cinetpay.com/payment/${reference}`;

type Request = { sent: Sent; answer: (body: unknown) => void };

/** One tab: the page in it, the donor's actions, and the state they imply. */
class Tab {
  page = openDonationPage();
  hasScripts = false;
  /** The draft that the form must show once hydrated. */
  draft = createDraft();
  /** The draft that sessionStorage must hold. */
  stored = createDraft();
  /** The donor's actions before hydration. */
  early: {
    isAmountTyped?: boolean;
    isCurrencyChosen?: boolean;
    tab?: Channel;
    seen?: ShownDonation;
    isPayLast?: boolean;
    typed?: string;
  } = {};
  readonly requests: Request[] = [];
  unanswered: Request[] = [];
  /** What the pending form waits for: the provider's response, then the browser's navigation. */
  waiting: 'answer' | 'departure' | undefined;
  /** Whether a payment of this device has no final answer. */
  isOpen = false;
  /** What this device has shown the thanks for, and when: Back must not offer it again. */
  given: { reference: string; amount: number; currency: string; at: number }[] = [];
  /** When the donor last changed the draft, and when the tab last stored it. */
  changedAt = 0;
  savedAt = 0;
  /** Whether a request has left a tab, and no answer has come there. The test's clock hardly moves. */
  isSending = false;
  /** What the form asks after a press on Pay: an open payment, or what another press on Pay answers. */
  asking: 'open' | 'other' | undefined;
  /** The amount that the form last heard of, and whether its field shows another one. */
  heard = '';
  isUnheard = false;

  readonly fake: ProviderFake;
  readonly client = currentClient;

  constructor(
    readonly isStorageRefused: boolean,
    readonly providerId: string,
  ) {
    this.fake = loadFake(providerId);
    jest.restoreAllMocks();
    const start = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => start + clock);
    jest.spyOn(performance, 'now').mockImplementation(() => clock * 1000);
    sessionStorage.clear();
    localStorage.clear();
    if (isStorageRefused) {
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    }
    const send: typeof fetch = (_, init) =>
      new Promise((resolve, reject) => {
        const answer = (body: unknown) =>
          resolve(Promise.resolve(body).then((json) => ({ text: async () => JSON.stringify(json) }) as Response));
        const request = { sent: this.fake.readStart(JSON.parse(String(init?.body))), answer };
        this.requests.push(request);
        this.unanswered.push(request);
        init?.signal?.addEventListener('abort', reject);
      });
    globalThis.fetch = serveAssets(send);
  }

  /** Loads the page again. Some browsers refill the fields without an event. */
  open(stored: DonationDraft, isRefilled: boolean, savedAt = this.savedAt): void {
    const { amount, currency } = this.visible();
    jest.clearAllTimers();
    if (!this.isStorageRefused) {
      this.savedAt = savedAt;
      this.stored = this.readStored(stored, savedAt);
      sessionStorage.setItem('donation-draft', JSON.stringify({ ...stored, savedAt }));
    }
    this.page = openDonationPage();
    if (isRefilled) {
      this.find<HTMLInputElement>('[name=amount]').value = amount;
      this.find<HTMLSelectElement>('[name=currency]').value = currency;
    }
    this.hasScripts = false;
    this.early = {};
    this.unanswered = [];
    this.waiting = undefined;
    this.asking = undefined;
  }

  async receiveScripts(): Promise<void> {
    const { early, requests, asksFirst } = this;
    // Another tab may have learned meanwhile that it was given.
    const stored = this.readStored(this.stored, this.savedAt);
    const visible = this.visible();
    const before = requests.length;
    this.changedAt = stored.amount || early.isAmountTyped ? Date.now() : 0;
    const isGiven = this.isGiven({ ...stored, ...visible }, this.changedAt);
    const isOffered = !isGiven || Object.keys(early).length > 0;
    await this.page.arrive();
    await settle();
    this.hasScripts = true;
    this.savedAt = Date.now();
    this.expectSent(before, early.seen);
    // Stored details that the page did not show may not be sent.
    const asksNothing = !this.client.shownFields[early.tab ?? visible.channel];
    if (early.isPayLast && asksNothing && this.findDonation(early.seen, createDraft().customer)) {
      const isAsked = asksFirst || isGiven || visible.amount === cutAmount;
      expect(requests.length).toBe(before + (isAsked ? 0 : 1));
    }
    if (early.seen) this.expectAnswered(before);

    // Hydration loses no input; eventReplay.test.ts proves which stored values it restores.
    const shown = this.visible();
    if (!isOffered) expect(shown.amount).toBe('');
    else if (visible.amount || early.isAmountTyped) expect(shown.amount).toBe(visible.amount);
    else expect(shown.amount).toBe(stored.amount);
    if (isOffered && (visible.amount || early.isCurrencyChosen)) expect(shown.currency).toBe(visible.currency);
    if (early.tab) expect(shown.channel).toBe(early.tab);
    const { field } = this.fake;
    this.draft = { ...shown, customer: { ...stored.customer, [field]: early.typed || stored.customer[field] } };
    this.early = {};
    const isAsking =
      early.seen && requests.length === before && this.findDonation(this.page.shown(), this.draft.customer);
    if (isAsking) this.asking = asksFirst ? 'open' : 'other';
    this.hear();
  }

  /** An action of the donor, and the changes it makes to the draft. A field that stays the same keeps the question. */
  async change(changes: Partial<DonationDraft>, action: () => void, isPress = false): Promise<void> {
    await settle(action);
    if (this.hasScripts) {
      const known = { ...this.draft, amount: this.heard };
      this.draft = { ...this.draft, ...changes };
      if (isPress || JSON.stringify(this.draft) !== JSON.stringify(known)) {
        this.asking = undefined;
        this.changedAt = Date.now();
        this.savedAt = Date.now();
      }
      this.hear();
      return;
    }
    if (changes.amount !== undefined) this.early.isAmountTyped = true;
    if (changes.currency) this.early.isCurrencyChosen = true;
    if (changes.channel) this.early.tab = changes.channel;
    if (changes.customer) this.early.typed = changes.customer[this.fake.field];
    this.early.isPayLast = false;
  }

  async pay(presses: number): Promise<void> {
    const seen = this.page.shown();
    const before = this.requests.length;
    const isFree = !this.waiting;
    const { asksFirst } = this;
    await settle(() => {
      for (let press = 0; press < presses; press++) this.page.press('pay');
    });
    if (!this.hasScripts) {
      Object.assign(this.early, { seen, isPayLast: true });
      expect(this.requests.length).toBe(before);
      return;
    }
    this.expectSent(before, isFree ? seen : undefined);
    const { isUnheard } = this;
    this.hear();
    if (isFree) {
      const isValid = this.findDonation(seen, this.draft.customer) !== undefined;
      const isQuestioned = this.draft.amount === cutAmount || this.isGiven(this.draft, this.changedAt);
      const isSent = isValid && !asksFirst && !(isQuestioned && this.asking !== 'other') && !isUnheard;
      expect(this.requests.length - before).toBe(isSent ? 1 : 0);
      this.asking = !isValid || isSent ? undefined : asksFirst ? 'open' : 'other';
    }
    this.expectAnswered(before);
  }

  async autofillUnheard(amount: string): Promise<void> {
    this.page.autofill('amount', amount);
    this.draft = { ...this.draft, amount };
    this.isUnheard = amount !== this.heard;
  }

  private hear(): void {
    if (this.isUnheard) this.changedAt = this.savedAt = Date.now();
    this.heard = this.draft.amount;
    this.isUnheard = false;
  }

  /** Answers the question about the open payment. */
  async payAnyway(): Promise<void> {
    const seen = this.page.shown();
    const before = this.requests.length;
    await settle(() => void fireEvent.click(this.find('[role=alert] [type=button]')));
    expect(this.requests.length).toBe(before + 1);
    this.expectSent(before, seen);
    this.asking = undefined;
  }

  /** The provider's final answers to all payments, as another tab has shown them. */
  async learnAnswers(): Promise<void> {
    for (const payment of loadPayments()) this.thank(payment);
    this.isOpen = false;
  }

  private thank({ reference, amount, currency }: RememberedPayment): void {
    saveFinalAnswer({ reference, outcome: 'accepted' });
    // What was pressed since the first thanks is meant again.
    if (!this.given.some((known) => known.reference === reference))
      this.given.push({ reference, amount, currency, at: Date.now() });
  }

  private readStored(stored: DonationDraft, savedAt: number): DonationDraft {
    return this.isGiven(stored, savedAt) ? createDraft() : stored;
  }

  private isGiven(draft: DonationDraft, since: number): boolean {
    return this.given.some(
      ({ amount, currency, at }) => at >= since && amount === findAmount(draft) && currency === draft.currency,
    );
  }

  async answer(kind: Answer): Promise<void> {
    const request = this.unanswered.shift() as Request;
    const isAwaited = this.waiting === 'answer' && request === this.requests[this.requests.length - 1];
    // jsdom logs that it does not navigate.
    const navigationErrors = jest.spyOn(console, 'error').mockImplementation();
    await settle(() => request.answer(this.writeAnswer(kind, request.sent.reference)));
    expect(navigationErrors).toHaveBeenCalledTimes(isAwaited && kind === 'page' ? 1 : 0);
    navigationErrors.mockRestore();
    if (!isAwaited) return;
    this.isSending = false;
    this.waiting = kind === 'page' ? 'departure' : undefined;
    if (kind === 'page') this.isOpen = true;
    if (kind !== 'page') expect(this.find('[role=alert]')).not.toBeNull();
  }

  private writeAnswer(kind: Answer, reference: string): unknown {
    if (kind === 'nonsense') return null;
    if (kind === 'network failure') return Promise.reject(new TypeError('Failed to fetch'));
    return kind === 'page' ? this.fake.answerStart(pageToPay(reference)) : this.fake.refuseStart();
  }

  /** Exceeds every timeout of the form. */
  async wait(): Promise<void> {
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    await settle();
    this.unanswered = [];
    this.isSending = false;
    expect(this.find('[role=alert]')).not.toBeNull();
    if (this.waiting === 'departure') {
      const last = this.requests[this.requests.length - 1];
      expect(this.find('[role=alert] a')).toHaveAttribute('href', pageToPay(last?.sent.reference ?? ''));
    }
    this.waiting = undefined;
  }

  /** Restores the page from the bfcache. */
  async comeBack(isGiven: boolean): Promise<void> {
    const [last] = loadPayments();
    if (isGiven && last) {
      this.thank(last);
      clearDraft();
      this.isOpen = loadPayments().some(({ finalAnswer }) => !finalAnswer);
      moveClock();
    }
    // jsdom logs that it does not reload, which a page without its scripts asks for.
    const reloadErrors = jest.spyOn(console, 'error').mockImplementation();
    await settle(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    reloadErrors.mockRestore();
    this.hear();
    if (this.hasScripts && this.isGiven(this.draft, this.changedAt)) this.draft = createDraft();
    this.hear();
    this.waiting = undefined;
    this.asking = undefined;
  }

  /** The invariants after every step. */
  check(): void {
    if (!this.hasScripts) return;
    const { customer, ...shown } = this.draft;
    expect(this.visible()).toEqual(shown);
    const typed = this.find<HTMLInputElement>(`[name=${this.fake.field}]`);
    if (typed) expect(typed.value).toBe(customer[this.fake.field]);
    const isDisabled = this.waiting !== undefined || this.asking === 'open';
    expect(this.find('[type=submit]:not([form])')).toHaveAttribute('aria-disabled', String(isDisabled));
    if (!this.isStorageRefused) this.stored = this.draft;
  }

  find<E extends HTMLElement>(selector: string): E {
    return this.page.container.querySelector(selector) as E;
  }

  private visible() {
    const { currency, channel } = this.page.shown() as Pick<DonationDraft, 'currency' | 'channel'>;
    return { amount: this.find<HTMLInputElement>('[name=amount]').value, currency, channel };
  }

  /** What the provider takes of a draft; undefined if it refuses the draft. */
  private findDonation(seen: ShownDonation | undefined, customer: Customer): Donation | undefined {
    const draft = { ...seen, amount: String(seen?.amount ?? ''), customer } as DonationDraft;
    const checked = this.client.checkDraft(draft);
    return 'donation' in checked ? checked.donation : undefined;
  }

  /** At most one request, and only of what the page showed at the click. */
  private expectSent(before: number, seen: ShownDonation | undefined): void {
    const sent = this.requests.slice(before).map((request) => request.sent);
    if (sent.length === 0) return;
    expect(sent).toEqual([expect.objectContaining({ amount: seen?.amount, currency: seen?.currency })]);
    expect(sent[0]?.channel).toBe(seen?.channel);
    const { details, field } = this.fake;
    // Before hydration is over, the page alone has what was typed.
    const typed = this.find<HTMLInputElement>(`[name=${field}]`)?.value ?? '';
    const donation = this.findDonation(seen, { ...details, [field]: typed });
    expect(donation).toBeDefined();
    expect(sent[0]?.typed).toBe(donation?.customer?.[field]);
    this.waiting = 'answer';
    this.isSending = true;
  }

  private get asksFirst(): boolean {
    return this.isOpen || this.isSending;
  }

  /** A click on Pay sends a request, is pending, or shows an error. */
  private expectAnswered(before: number): void {
    if (this.waiting || this.requests.length > before) return;
    expect(this.find('[role=alert], [aria-invalid=true]')).not.toBeNull();
  }
}

let clock = 0;

/** Moves the dates by a millisecond, and the clock of the presses by more than those of a double press. */
function moveClock(): void {
  clock += 1;
}

/** Runs an action and awaits its consequences: the card fields load asynchronously. */
const settle = (action = () => {}) =>
  act(async () => {
    action();
    for (let turn = 0; turn < 10; turn++) await null;
  });

/** A step of a sequence; counterexamples print its name and value. */
const step = <T,>(
  name: string,
  values: fc.Arbitrary<T>,
  run: (tab: Tab, value: T) => void | Promise<void>,
  isPossible: (tab: Tab) => boolean = () => true,
) =>
  values.map((value) => ({
    check: isPossible,
    run: async (_: object, tab: Tab) => {
      const { length } = tab.requests;
      moveClock();
      await run(tab, value);
      if (!['pay', 'pay anyway', 'donate', 'scripts arrive'].includes(name)) expect(tab.requests.length).toBe(length);
      tab.check();
    },
    toString: () => `${name}(${value === undefined ? '' : JSON.stringify(value)})`,
  }));
const nothing = fc.constant(undefined);

/** The amount that a press on Pay asks about, because its decimals are cut. */
const cutAmount = '500,5';
const amounts = fc.constantFrom('20', '500', '5 000', '12', 'abc', '', '20 €', cutAmount);

/** Steps whose turn would come too rarely: few sequences would reach an answer of the provider. */
const often = <Step,>(common: Step): Step[] => Array(4).fill(common);

const listSteps = ({ acceptedCurrencies, channels }: PaymentClient, { details, field, values }: ProviderFake) => [
  ...often(
    step(
      'scripts arrive',
      nothing,
      (tab) => tab.receiveScripts(),
      (tab) => !tab.hasScripts,
    ),
  ),
  step(
    'translate the page',
    nothing,
    (tab) => tab.page.translate(),
    (tab) => !tab.hasScripts,
  ),
  step('type', amounts, (tab, amount) => tab.change({ amount }, () => tab.page.type(amount))),
  step(
    'autofill the amount',
    fc.record({ amount: amounts, event: fc.constantFrom('input', 'change') }),
    (tab, { amount, event }) => tab.change({ amount }, () => tab.page.autofill('amount', amount, event)),
    (tab) => tab.hasScripts,
  ),
  step(
    'autofill the amount without an event',
    amounts,
    (tab, amount) => tab.autofillUnheard(amount),
    (tab) => tab.hasScripts && !tab.waiting,
  ),
  step('choose currency', fc.constantFrom(...acceptedCurrencies), (tab, currency) =>
    tab.change({ currency }, () => tab.page.chooseCurrency(currency)),
  ),
  step('press suggestion', fc.constantFrom(0, 1), (tab, index) => {
    const amount = tab.find<HTMLButtonElement>(`fieldset button:nth-of-type(${index + 1})`).value;
    return tab.change({ amount, currency: tab.client.acceptedCurrencies[0] }, () => tab.page.press(index), true);
  }),
  step('press tab', fc.constantFrom(...channels), (tab, channel) =>
    tab.change({ channel }, () => tab.page.press(channel), true),
  ),
  step(
    'type details',
    fc.constantFrom(...values),
    (tab, text) =>
      tab.change({ customer: { ...tab.draft.customer, [field]: text } }, () =>
        fireEvent.input(tab.find(`[name=${field}]`), { target: { value: text } }),
      ),
    (tab) => tab.find(`[name=${field}]`) !== null,
  ),
  // A press that is not drawn yet asks nothing: browsers draw between the presses of a double click.
  step('pay', fc.constantFrom(1, 2), (tab, presses) => tab.pay(tab.isUnheard ? 1 : presses)),
  ...often(
    step(
      'donate',
      nothing,
      async (tab) => {
        await tab.change({ amount: '5 000' }, () => tab.page.type('5 000'));
        await tab.change({ currency: acceptedCurrencies[0] }, () => tab.page.chooseCurrency(acceptedCurrencies[0]));
        await tab.change({ channel: channels[0] }, () => tab.page.press(channels[0]), true);
        await tab.pay(1);
      },
      (tab) => tab.hasScripts && !tab.waiting,
    ),
  ),
  step(
    'pay anyway',
    nothing,
    (tab) => tab.payAnyway(),
    (tab) => tab.asking === 'open' && !tab.isUnheard,
  ),
  step(
    'another tab learns the answers',
    nothing,
    (tab) => tab.learnAnswers(),
    (tab) => tab.isOpen,
  ),
  ...often(
    step(
      'provider answers',
      fc.constantFrom<Answer>('refusal', 'page', 'nonsense', 'network failure'),
      (tab, kind) => tab.answer(kind),
      (tab) => tab.unanswered.length > 0,
    ),
  ),
  step(
    'wait',
    nothing,
    (tab) => tab.wait(),
    (tab) => tab.waiting !== undefined,
  ),
  step('reload', fc.boolean(), (tab, isRefilled) => tab.open(tab.stored, isRefilled)),
  step(
    'open with the draft of another tab',
    fc.record({
      amount: amounts,
      currency: fc.constantFrom(...acceptedCurrencies),
      channel: fc.constantFrom(...channels),
      isSomebody: fc.boolean(),
    }),
    (tab, { isSomebody, ...draft }) =>
      tab.open({ ...draft, customer: isSomebody ? details : createDraft().customer }, false, Date.now()),
  ),
  step('come back', nothing, (tab) => tab.comeBack(false)),
  step(
    'come back from thanks',
    nothing,
    (tab) => tab.comeBack(true),
    (tab) => tab.waiting === 'departure',
  ),
];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'Date'] });
});

it.each(providers)(
  'with $id, in any order of events, the form sends what it showed at the click, once, and loses no input',
  async ({ id, client }) => {
    chooseCurrentClient(id);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('storage works', 'storage is refused'),
        fc.commands(listSteps(client, loadFake(id)), { maxCommands: 40, size: 'max' }),
        (storage, commands) =>
          fc.asyncModelRun(() => {
            const tab = new Tab(storage === 'storage is refused', id);
            return { model: tab, real: tab };
          }, commands),
      ),
      {
        numRuns: Number(process.env.MODEL_RUNS ?? 30),
        seed: Number(process.env.MODEL_SEED ?? 2026),
      },
    );
  },
  600_000,
);
