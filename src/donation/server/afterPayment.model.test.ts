import fc from 'fast-check';
import { loadPayments, saveFinalAnswer, savePayment } from '../form/donationStorage';
import type { StartedPayment } from '../providers/provider';
import { loadFake, type PaymentEnd, type ProviderFake } from '../providers/providerFake';
import { findProvider, providers } from '../providers/registry';
import type { Currency } from '../rules/amount';
import { findOutcome, type ShownOutcome } from '../rules/findOutcome';
import { checkedOutcomes, type PageOutcome } from '../rules/outcomes';
import { findCheckCookie } from '../rules/paymentCookies';
import { openAccounts } from './accounts';
import { handleNotification } from './handleNotification';
import { handleReturn } from './handleReturn';
import type { Ledger, PaymentRecord } from './recordPayment';
import { writeStartCookie } from './startedPayments';

// Runs the events after a payment's start in any order: the provider decides, is unreachable or unaware; the donor
// returns in several ways, opens pages, checks again; cookies expire, the browser refuses storage.
// `npm run model` runs more sequences; MODEL_SEED repeats a run.

type Outcome = PaymentEnd | 'waiting';

const isFinal = (outcome: string) => ['accepted', 'refused', 'cancelled'].includes(outcome);
const ways = ['post', 'postById', 'getWithQuery', 'get', 'checkAgain'] as const;

/** A fake browser, provider and store of records, connected by the site's real code. */
class World {
  readonly outcomes = new Map<string, Outcome>();
  readonly records = new Map<string, PaymentRecord>();
  readonly cookies = new Map<string, string>();
  readonly stored = new Map<string, string>();
  readonly starts = new Map<string, StartedPayment>();
  readonly fake: ProviderFake;
  readonly variables: Record<string, string>;
  readonly currency: Currency;
  health: 'up' | 'down' | 'unknown' = 'up';
  isRefusing = false;
  /** The store of the starts: then the donor's cookie stands in for it. */
  isStoreDown = false;
  reference = '';
  shown: ShownOutcome | undefined;
  /** The last payment that this device could store and has shown no final state of. */
  remembered: string | undefined;

  constructor(readonly provider: string) {
    this.fake = loadFake(provider);
    this.variables = { GATSBY_PAYMENT_PROVIDER: provider, ...this.fake.variables };
    this.currency = findProvider(this.variables).client.currencies[0];
    const storage = () => {
      if (this.isRefusing) throw new Error('refused');
      return {
        getItem: (key: string) => this.stored.get(key) ?? null,
        setItem: (key: string, value: string) => this.stored.set(key, value),
        removeItem: (key: string) => this.stored.delete(key),
      };
    };
    Object.defineProperty(globalThis, 'localStorage', { get: storage, configurable: true });
    const keep = (cookie: string) => this.keepCookie(cookie);
    const document = {
      set cookie(cookie: string) {
        keep(cookie);
      },
    };
    Object.assign(globalThis, { document });
    this.begin();
  }

  readonly ledger: Ledger = {
    record: async (key, payment) => {
      const kept = this.records.get(key);
      if (!kept) this.records.set(key, payment);
      return kept;
    },
    starts: {
      keep: async (started) => started,
      find: async (reference) => {
        if (this.isStoreDown) throw new Error('gone');
        return this.starts.get(reference);
      },
    },
    log: () => {},
    alert: async () => {},
  };

  send: typeof fetch = async (...call) => {
    if (this.health === 'down') throw new TypeError('Failed to fetch');
    const reference = this.fake.readReference(...call);
    const outcome = this.health === 'up' ? this.outcomes.get(reference) : undefined;
    return this.fake.answerCheck(reference, outcome);
  };

  begin(): void {
    this.reference = String(this.outcomes.size + 1);
    this.outcomes.set(this.reference, 'waiting');
    const { reference, currency } = this;
    const kept = this.fake.keep?.(reference);
    const [account] = openAccounts(this.variables);
    if (kept && account?.serverStart) {
      const started = { provider: this.provider, reference, amount: 1000, currency, startedAt: '', ...kept };
      this.starts.set(reference, started);
      this.keepCookie(writeStartCookie(started, account.serverStart.signingKey));
    }
    if (!this.isRefusing) this.remembered = this.reference;
    savePayment({
      donation: { amount: 1000, currency, channel: 'MOBILE_MONEY' },
      transactionId: this.reference,
      language: 'fr',
      origin: '',
    });
  }

  async comeBack(way: (typeof ways)[number]): Promise<void> {
    const reference = way === 'checkAgain' ? this.shown?.payment?.reference : this.reference;
    const { referenceNames } = findProvider(this.variables).client;
    const query = way === 'getWithQuery' ? `?${referenceNames[0]}=${reference}` : '';
    const name = String(referenceNames.at(way === 'postById' ? -1 : 0));
    const isPost = !way.startsWith('get');
    const kept = this.cookies.get('donation_reference');
    const response = await handleReturn(
      new Request(`https://site.example/cinetpay-return${query}`, {
        method: isPost ? 'POST' : 'GET',
        ...(isPost && { body: new URLSearchParams(reference ? { [name]: reference } : {}) }),
        headers: { cookie: this.readCookies() },
      }),
      this.variables,
      { ...this.ledger, send: this.send },
    );
    for (const cookie of response.headers.getSetCookie()) this.keepCookie(cookie);
    // What only the records need is not for the page.
    for (const [name, value] of this.cookies)
      if (name.startsWith('donation_check')) expect(value).not.toMatch(/provider|payoutAt/);
    const isNamed = kept !== undefined || (reference && way !== 'get');
    // The notification may be lost: the donor's return records, too.
    const asked = reference && way !== 'get' ? reference : kept;
    const outcome = this.outcomes.get(asked ?? '');
    if (outcome && this.health === 'up') this.expectRecord(String(asked), outcome);
    expect(response.status).toBe(isPost || isNamed ? 303 : 200);
    const page = /\/cinetpay-return\/(\w+)\/$/.exec(response.headers.get('location') ?? '')?.[1] ?? 'neutral';
    // A donor with a reference never sees the neutral page.
    expect(page === 'neutral').toBe(!isNamed);
    this.open(page as PageOutcome);
    // An open payment can be checked again.
    if (isNamed && !isFinal(page)) expect(this.cookies.has('donation_reference')).toBe(true);
  }

  /** Runs what the page does after hydration. */
  open(page: PageOutcome): void {
    const checked = findCheckCookie(this.readCookies(), page);
    const told = findOutcome(page, checked, loadPayments());
    if ('goTo' in told) {
      const next = findOutcome(told.goTo, findCheckCookie(this.readCookies(), told.goTo), loadPayments());
      expect(next).not.toHaveProperty('goTo');
      this.open(told.goTo);
      return;
    }
    this.shown = told;
    const reference = told.payment?.reference ?? '';
    const isOwn = loadPayments().some((payment) => payment.reference === reference);
    if (told.outcome === 'elsewhere') {
      // Confirmed, but without thanks or facts for whoever did not start it here.
      expect(isOwn).toBe(false);
      expect(this.outcomes.get(reference)).toBe('accepted');
      expect(told.payment).not.toHaveProperty('amount');
    } else if (isFinal(told.outcome)) {
      // A final state, above all the thanks, is the provider's answer about this very payment.
      expect(told.isChecked).toBe(true);
      expect(told.outcome).toBe(this.outcomes.get(reference));
      if (told.outcome === 'accepted') expect(isOwn).toBe(true);
      if (checked) saveFinalAnswer(checked);
      if (this.remembered === reference) this.remembered = undefined;
    } else if (told.isChecked && told.outcome === 'early') {
      // A refusal that may be too early keeps the payment.
      expect(this.outcomes.get(reference)).toBe('refused');
      expect(this.cookies.get('donation_reference') ?? reference).toBeDefined();
    } else if (this.openPayment() && !told.isChecked) {
      expect(told.payment).toEqual(this.openPayment());
    }
    if (this.remembered && !this.isRefusing)
      expect(loadPayments().map((kept) => kept.reference)).toContain(this.remembered);
  }

  private openPayment() {
    return loadPayments().find(({ finalAnswer }) => !finalAnswer);
  }

  /** Sends the notification of this tab's payment, again if it was sent before. */
  async notify(): Promise<void> {
    const before = new Map(this.records);
    const response = await handleNotification(
      this.fake.notify('https://site.example/cinetpay-notify', this.reference),
      this.variables,
      { ...this.ledger, send: this.send },
    );
    const outcome = this.outcomes.get(this.reference);
    const isLost = this.isStoreDown && this.fake.keep;
    const isKnown = this.health === 'up' && outcome !== undefined && !isLost;
    const isToComeAgain = outcome === 'waiting' && this.fake.notifiesEnds;
    expect(response.status).toBe(isKnown && !isToComeAgain ? 200 : 503);
    if (isKnown) this.expectRecord(this.reference, outcome);
    for (const [key, record] of before) expect(this.records.get(key)).toBe(record);
    if (!isKnown) expect(this.records.size).toBe(before.size);
  }

  /** The record is whole, whether its start came from the store or from the cookie. */
  private expectRecord(reference: string, outcome: Outcome): void {
    const { provider, currency, fake } = this;
    const isPending = outcome === 'waiting';
    expect(this.records.get(`${reference}/${isPending ? 'pending' : outcome}`)).toMatchObject({
      provider,
      ...(fake.keep && { amount: 1000, currency, providerReference: fake.keep(reference).providerReference }),
    });
  }

  private keepCookie(cookie: string): void {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(cookie) ?? [];
    if (cookie.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  private readCookies(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }
}

/** A step of a sequence; a counterexample shows its name and value. */
const step = <T>(name: string, values: fc.Arbitrary<T>, run: (world: World, value: T) => void | Promise<void>) =>
  values.map((value) => ({
    check: () => true,
    run: async (_: object, world: World) => run(world, value),
    toString: () => `${name}(${value ?? ''})`,
  }));
const nothing = fc.constant(undefined);

const steps = [
  step('begin', nothing, (world) => world.begin()),
  step('another tab', fc.nat(), (world, index) => {
    world.reference = String(1 + (index % world.outcomes.size));
  }),
  step('decide', fc.nat(), (world, index) => {
    const { ends } = world.fake;
    const outcome = ends[index % ends.length] as PaymentEnd;
    if (world.outcomes.get(world.reference) === 'waiting') world.outcomes.set(world.reference, outcome);
  }),
  step('provider is', fc.constantFrom('up', 'down', 'unknown'), (world, health) => {
    world.health = health;
  }),
  step('comeBack', fc.constantFrom(...ways), (world, way) => world.comeBack(way)),
  step('open', fc.constantFrom<PageOutcome>('neutral', ...checkedOutcomes), (world, page) => world.open(page)),
  step('notify', nothing, (world) => world.notify()),
  step('expire', fc.constantFrom('donation_check', 'donation_reference', 'donation_early'), (world, name) => {
    for (const known of [...world.cookies.keys()]) if (known.startsWith(name)) world.cookies.delete(known);
  }),
  step('store of the starts is down', fc.boolean(), (world, isDown) => {
    world.isStoreDown = isDown;
  }),
  step('storage is refused', fc.boolean(), (world, isRefusing) => {
    world.isRefusing = isRefusing;
  }),
];

it.each(providers)(
  'with $id, no order of events shows a result that was not given, or loses a payment',
  async ({ id }) => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: 'max' }), (commands) =>
        fc.asyncModelRun(() => ({ model: {}, real: new World(id) }), commands),
      ),
      {
        numRuns: Number(process.env.MODEL_RUNS ?? 100),
        ...(process.env.MODEL_SEED && { seed: Number(process.env.MODEL_SEED) }),
      },
    );
  },
);
