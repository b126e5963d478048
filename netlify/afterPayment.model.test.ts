import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { loadPayments, saveFinalAnswer, savePayment } from '../src/donation/form/donationStorage';
import { findProvider, providers } from '../src/donation/providers/registry';
import type { Currency } from '../src/donation/rules/amount';
import { findOutcome, type ShownOutcome } from '../src/donation/rules/findOutcome';
import { checkedOutcomes, type PageOutcome } from '../src/donation/rules/outcomes';
import { findCheckCookie, listReferenceCookies } from '../src/donation/rules/paymentCookies';
import { openAccounts } from '../src/donation/server/accounts';
import { handleNotification } from '../src/donation/server/handleNotification';
import { handleReturn } from '../src/donation/server/handleReturn';
import { recheckPending } from '../src/donation/server/recheckPending';
import { writeStartCookie } from '../src/donation/server/startedPayments';
import { type FakeSite, type Fault, withSite } from '../src/testing/blobServer';
import { loadFake, type PaymentEnd, type ProviderFake } from '../src/testing/providerFake';
import { openLedger } from './ledger';

// Runs what can happen after a payment's start (the commands below) in any order. Then the store and the provider are
// well, and two hourly checks follow, a day apart. `npm run model` runs more sequences; MODEL_SEED repeats a run.

type Outcome = PaymentEnd | 'waiting';

const isFinal = (outcome: string) => ['accepted', 'refused', 'cancelled'].includes(outcome);
const ways = ['post', 'postById', 'getWithQuery', 'get', 'checkAgain'] as const;
const faults = ['up', 'late', 'silent', 'garbled', 403, 429, 503] as const;

const hour = 3600_000;
const day = 24 * hour;
const storeDeadline = 50;
/** Less than the store's client would wait before its second try. */
const longestAnswer = 4000;
/** As many as a run of days is expected to keep apart. */
const mostDays = 5;
let worlds = 0;

/** The browser for which the code of a page runs. */
const browser = new AsyncLocalStorage<World>();
Object.defineProperties(globalThis, {
  localStorage: { get: () => browser.getStore()?.openStorage() },
  document: { get: () => browser.getStore()?.document },
});

beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation();
});

/** A browser of the donor's, or of somebody else. */
class Device {
  readonly cookies = new Map<string, string>();
  readonly stored = new Map<string, string>();
  shown: ShownOutcome | undefined;
  /** The last payment that this device could store and has shown no final state of. */
  remembered: string | undefined;
}

/** Fake browsers and providers, and the store's real client, connected by the site's real code. */
class World {
  /** What the provider says of each payment, the latest last. */
  readonly outcomes = new Map<string, Outcome[]>();
  /** The payments of which a function has heard. */
  readonly reached = new Set<string>();
  /** Those that the provider has signed a notification of. */
  readonly signed = new Set<string>();
  /** Those that were accepted so late after a refusal that somebody must tell of it. */
  readonly untold = new Set<string>();
  /** Who has each payment. */
  readonly providerOf = new Map<string, string>();
  readonly devices = [new Device(), new Device()] as const;
  device: Device = this.devices[0];
  readonly alerts: string[] = [];
  readonly log: string[] = [];
  readonly works: Promise<unknown>[] = [];
  readonly variables: Record<string, string> = {};
  health: 'up' | 'down' | 'unknown' | 'contradicting' = 'up';
  isRefusing = false;
  reference = '1';
  hours = 0;
  moments = 0;
  begun = 0;
  deadline = storeDeadline;
  isFlooded = false;
  // What a process remembers of one day, it remembers for every world.
  readonly firstDay = Date.UTC(2026, 0, 1) + 10 * day * worlds++;

  constructor(
    providerId: string,
    readonly site: FakeSite,
  ) {
    this.choose(providerId);
    site.lateness = 2 * storeDeadline;
  }

  /** The keys of the other provider stay. */
  choose(providerId: string): void {
    Object.assign(this.variables, { GATSBY_PAYMENT_PROVIDER: providerId, ...loadFake(providerId).variables });
  }

  get providerId(): string {
    return findProvider(this.variables).id;
  }

  get currency(): Currency {
    return findProvider(this.variables).client.acceptedCurrencies[0];
  }

  fakeOf(reference: string): ProviderFake {
    return loadFake(this.providerOf.get(reference) ?? this.providerId);
  }

  openStorage() {
    if (this.isRefusing) throw new Error('refused');
    return {
      getItem: (key: string) => this.device.stored.get(key) ?? null,
      setItem: (key: string, value: string) => this.device.stored.set(key, value),
      removeItem: (key: string) => this.device.stored.delete(key),
    };
  }

  readonly document = Object.defineProperty({}, 'cookie', { set: (cookie: string) => this.keepCookie(cookie) });

  get ledger() {
    const context = { waitUntil: (work: Promise<unknown>) => void this.works.push(work) };
    // No two records are of the same moment.
    const now = () => new Date(this.firstDay + this.hours * hour + this.moments++);
    const ledger = openLedger(context, { deadline: this.deadline, retryMilliseconds: 2 * storeDeadline, now });
    return {
      ...ledger,
      store: { ...ledger.store, alert: async (line: string) => this.alerts.push(line) > 0 },
      log: (line: string) => void this.log.push(line),
      alert: (line: string) => void this.alerts.push(line),
      send: this.send,
    };
  }

  send: typeof fetch = async (...call) => {
    if (this.health === 'down') throw new TypeError('Failed to fetch');
    const asked = providers.find(({ url }) => String(call[0]).startsWith(url))?.id ?? '';
    const fake = loadFake(asked);
    const reference = fake.readReference(...call);
    const isKnown = this.health !== 'unknown' && this.providerOf.get(reference) === asked;
    const answer = fake.answerCheck(reference, isKnown ? this.findOutcome(reference) : undefined);
    // Each payment has an amount of its own.
    const right = (await answer.text()).replace('"1000"', `"${amountOf(reference)}"`);
    const isWrong = this.health === 'contradicting' && isKnown;
    const text = isWrong ? right.replace(/"status":"\w+"/, '"status":"PENDING"') : right;
    return new Response(text, { status: answer.status });
  };

  findOutcome(reference: string): Outcome | undefined {
    return this.outcomes.get(reference)?.at(-1);
  }

  async begin(): Promise<void> {
    const reference = String(++this.begun);
    const kept = this.fakeOf(reference).keep?.(reference);
    const [account] = openAccounts(this.variables);
    const amount = amountOf(reference);
    if (kept && account?.serverStart) {
      const startedAt = this.ledger.now().toISOString();
      const { providerId, currency } = this;
      const started = { providerId, reference, amount, currency, startedAt, ...kept };
      const { starts } = this.ledger;
      const keep = async () => {
        const isFree = await starts.reserve({ ...started, providerReference: undefined, kept: {} });
        if (isFree) await starts.complete(started);
        return isFree;
      };
      const isFree = await keep().catch(() => undefined);
      expect(isFree).not.toBe(false);
      // As handleStart does: nothing is paid.
      if (!isFree) return;
      this.keepCookie(writeStartCookie(started, account.serverStart.signingKey));
    }
    this.reference = reference;
    this.providerOf.set(reference, this.providerId);
    this.outcomes.set(reference, ['waiting']);
    if (!this.isRefusing) this.device.remembered = reference;
    browser.run(this, () =>
      savePayment({
        donation: { amount, currency: this.currency, channel: 'MOBILE_MONEY' },
        reference,
        language: 'fr',
        origin: '',
      }),
    );
  }

  /** Nobody waits for the store. */
  async answer(handle: () => Promise<Response>): Promise<Response> {
    const start = performance.now();
    const response = await handle();
    expect(performance.now() - start).toBeLessThan(longestAnswer);
    return response;
  }

  async comeBack(way: (typeof ways)[number]): Promise<void> {
    const reference = way === 'checkAgain' ? this.device.shown?.payment?.reference : this.reference;
    const { referenceNames } = findProvider(this.variables).client;
    const query = way === 'getWithQuery' ? `?${referenceNames[0]}=${reference}` : '';
    const name = String(referenceNames.at(way === 'postById' ? -1 : 0));
    const isPost = !way.startsWith('get');
    const [kept] = listReferenceCookies(this.readCookies());
    const request = new Request(`https://site.example/cinetpay-return${query}`, {
      method: isPost ? 'POST' : 'GET',
      ...(isPost && { body: new URLSearchParams(reference ? { [name]: reference } : {}) }),
      headers: { cookie: this.readCookies() },
    });
    const response = await this.answer(() => handleReturn(request, this.variables, this.ledger));
    for (const cookie of response.headers.getSetCookie()) this.keepCookie(cookie);
    // What only the records need is not for the page.
    for (const [name, value] of this.device.cookies)
      if (name.startsWith('donation_check')) expect(value).not.toMatch(/provider|payoutAt/);
    const isNamed = kept !== undefined || (reference && way !== 'get');
    const asked = reference && way !== 'get' ? reference : kept;
    if (asked && this.outcomes.has(asked)) this.reach(asked);
    expect(response.status).toBe(isPost || isNamed ? 303 : 200);
    const page = /\/cinetpay-return\/(\w+)\/$/.exec(response.headers.get('location') ?? '')?.[1] ?? 'neutral';
    // A donor with a reference never sees the neutral page.
    expect(page === 'neutral').toBe(!isNamed);
    browser.run(this, () => this.open(page as PageOutcome));
    // An open payment can be checked again.
    if (isNamed && !isFinal(page)) expect(listReferenceCookies(this.readCookies())).not.toEqual([]);
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
    this.device.shown = told;
    const reference = told.payment?.reference ?? '';
    const isOwn = loadPayments().some((payment) => payment.reference === reference);
    if (told.outcome === 'elsewhere') {
      // Confirmed, but without thanks or facts for whoever did not start it here.
      expect(isOwn).toBe(false);
      expect(this.findOutcome(reference)).toBe('accepted');
      expect(told.payment).not.toHaveProperty('amount');
    } else if (isFinal(told.outcome)) {
      // A final state, above all the thanks, is the provider's answer about this very payment.
      expect(told.isChecked).toBe(true);
      expect(this.outcomes.get(reference)).toContain(told.outcome);
      if (told.outcome === 'accepted') expect(isOwn).toBe(true);
      if (checked) saveFinalAnswer(checked);
      if (this.device.remembered === reference) this.device.remembered = undefined;
    } else if (told.isChecked && told.outcome === 'early') {
      // A refusal that may be too early keeps the payment.
      expect(this.outcomes.get(reference)).toContain('refused');
    } else if (this.openPayment() && !told.isChecked) {
      expect(told.payment).toEqual(this.openPayment());
    }
    const { remembered } = this.device;
    if (remembered && !this.isRefusing) expect(loadPayments().map((kept) => kept.reference)).toContain(remembered);
  }

  private openPayment() {
    return loadPayments().find(({ finalAnswer }) => !finalAnswer);
  }

  /** Sends the notification of this tab's payment, again if it was sent before. */
  async notify(form: 'signed' | 'signedOtherwise'): Promise<void> {
    const { reference } = this;
    if (!this.outcomes.has(reference)) return;
    const request = await this.buildNotification(reference, form);
    const { status } = await this.answer(() => handleNotification(request, this.variables, this.ledger));
    const isUnread = form === 'signedOtherwise' && !this.fakeOf(reference).keep;
    if (isUnread) expect([403, 503]).toContain(status);
    // Fifty a day are kept.
    if (!isUnread || (status === 403 && !this.isFlooded)) this.reach(reference);
    if (!isUnread) this.signed.add(reference);
    const state = this.health === 'contradicting' ? 'pending' : nameState(this.findOutcome(reference));
    // What is acknowledged is recorded: nobody may notify again.
    if (status === 200) expect(this.listRecords()).toContain(`${reference}/${state}`);
  }

  private reach(reference: string): void {
    this.reached.add(reference);
    this.untold.delete(reference);
  }

  private async buildNotification(reference: string, form: 'signed' | 'signedOtherwise'): Promise<Request> {
    const signed = this.fakeOf(reference).notify('https://site.example/cinetpay-notify', reference);
    if (form === 'signed') return signed;
    const body = (await signed.text()).replace(
      'cpm_site_id=1000',
      `cpm_site_id=${this.variables.GATSBY_CINETPAY_SITE_ID}`,
    );
    return new Request(signed.url, {
      method: 'POST',
      headers: { ...Object.fromEntries(signed.headers), 'x-token': 'ff' },
      body,
    });
  }

  /** Many notifications from a stranger who knows what is public. */
  async flood(count: number): Promise<void> {
    this.isFlooded = true;
    for (let index = 0; index < count; index++) {
      const request = await this.buildNotification(`9${index}`, 'signedOtherwise');
      await this.answer(() => handleNotification(request, this.variables, this.ledger));
    }
    expect(this.site.list('open-payments').filter((key) => key.startsWith('forged/')).length).toBeLessThan(60);
  }

  async pass(hours: number): Promise<void> {
    if (this.hours + hours > mostDays * 24) return;
    this.hours += hours;
    this.isFlooded = false;
    await recheckPending(this.variables, this.ledger);
  }

  /**
   * After two checks, each payment of which a function has heard is recorded once, or an alert names it; or the log,
   * where no provider knew it for days and none has signed a notification.
   */
  async end(): Promise<void> {
    Object.assign(this.site, { fault: 'up' });
    this.health = 'up';
    await Promise.all(this.works);
    // A busy machine is no slow store.
    this.deadline = longestAnswer;
    for (const _ of ['first', 'second']) {
      this.hours += 25;
      await recheckPending(this.variables, this.ledger);
      await Promise.all(this.works);
    }
    const records = this.listRecords();
    for (const reference of this.reached) {
      const key = `${reference}/${nameState(this.findOutcome(reference))}`;
      const names = (line: string) => new RegExp(`\\b${reference}\\b`).test(line);
      const isForgotten = this.log.some(
        (line) => names(line) && line.includes('unknown to the provider on three days'),
      );
      const isTold = this.alerts.some(names) || (isForgotten && !this.signed.has(reference));
      if (!isTold && !this.untold.has(reference)) expect(records).toContain(key);
      const line = `Payment ${reference} is accepted: recorded.`;
      expect(this.log.filter((logged) => logged === line).length).toBeLessThan(2);
    }
    for (const key of records) {
      const { reference, ...record } = JSON.parse(this.site.blobs.get(`site:payments/${key}`) ?? '');
      expect(this.outcomes.get(reference)?.map(nameState)).toContain(record.state);
      const fake = this.fakeOf(reference);
      const providerId = this.providerOf.get(reference);
      const currency = findProvider({ GATSBY_PAYMENT_PROVIDER: providerId }).client.acceptedCurrencies[0];
      const kept = fake.keep && { amount: amountOf(reference), currency, providerReference: `${reference}0` };
      expect(record).toMatchObject({
        providerId,
        ...(record.state === 'accepted' && { amount: amountOf(reference), currency }),
        ...kept,
      });
    }
    expect(this.alerts.join()).not.toContain('another payment');
  }

  listRecords(): string[] {
    return this.site.list('payments');
  }

  private keepCookie(cookie: string): void {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(cookie) ?? [];
    if (cookie.includes('Max-Age=0')) this.device.cookies.delete(name);
    else this.device.cookies.set(name, value);
  }

  private readCookies(): string {
    return [...this.device.cookies].map((pair) => pair.join('=')).join('; ');
  }
}

const amountOf = (reference: string) => 1000 + 5 * (Number(reference) % 100_000);
const nameState = (outcome: Outcome | undefined) => (outcome === 'waiting' ? 'pending' : outcome);

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
    const references = [...world.outcomes.keys()];
    world.reference = references[index % references.length] ?? world.reference;
  }),
  step('decide', fc.nat(), (world, index) => {
    const { ends } = world.fakeOf(world.reference);
    const outcome = ends[index % ends.length] as PaymentEnd;
    if (world.findOutcome(world.reference) === 'waiting') world.outcomes.get(world.reference)?.push(outcome);
  }),
  // A refusal that the operator has reported too early. After a day, it may be settled.
  step('correct', nothing, (world) => {
    if (world.findOutcome(world.reference) !== 'refused') return;
    world.outcomes.get(world.reference)?.push('accepted');
    if (world.hours >= 24) world.untold.add(world.reference);
  }),
  step('provider is', fc.constantFrom('up', 'down', 'unknown', 'contradicting'), (world, health) => {
    world.health = health;
  }),
  step('change to', fc.constantFrom(...providers.map(({ id }) => id)), (world, id) => world.choose(id)),
  step('device', fc.constantFrom(0, 1), (world, index) => {
    world.device = world.devices[index];
  }),
  step('comeBack', fc.constantFrom(...ways), (world, way) => world.comeBack(way)),
  step('open', fc.constantFrom<PageOutcome>('neutral', ...checkedOutcomes), (world, page) => {
    browser.run(world, () => world.open(page));
  }),
  step('notify', fc.constantFrom('signed', 'signedOtherwise'), (world, form) => world.notify(form)),
  step(
    'expire',
    fc.constantFrom('donation_check', 'donation_reference', 'donation_early', 'donation_start'),
    (world, name) => {
      const { cookies } = world.device;
      for (const known of [...cookies.keys()]) if (known.startsWith(name)) cookies.delete(known);
    },
  ),
  step('store is', fc.constantFrom<Fault>(...faults), (world, fault) => {
    world.site.fault = fault;
  }),
  step('storage is refused', fc.boolean(), (world, isRefusing) => {
    world.isRefusing = isRefusing;
  }),
  step('hours pass', fc.constantFrom(1, 6, 24), (world, hours) => world.pass(hours)),
];

/** Of each provider. More than of other models: here is the money. */
const runs = process.env.MODEL_RUNS ? 5 * Number(process.env.MODEL_RUNS) : 150;
/** At once, because most of the time passes in waiting for a store that does not answer. */
const lanes = 10;
const seed = Number(process.env.MODEL_SEED ?? Date.now() % 1e6);

it.each(providers)(
  'with $id, no order of events shows a result that was not given, waits for the store, or loses a payment',
  async ({ id }) => {
    const runLane = (lane: number) =>
      fc.assert(
        fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: 'max' }), (commands) =>
          withSite(async (site) => {
            const world = new World(id, site);
            await world.begin();
            await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
            await world.end();
          }),
        ),
        { numRuns: Math.ceil(runs / lanes), seed: seed + lane },
      );
    const ended = await Promise.allSettled(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  },
  // A busy machine takes several times as long as a quiet one.
  Math.max(120_000, 200 * runs),
);

it.each(providers)(
  'with $id, strangers keep no payment of a day from its record',
  async ({ id }) => {
    await withSite(async (site) => {
      const world = new World(id, site);
      world.deadline = longestAnswer;
      await world.begin();
      await world.flood(process.env.MODEL_RUNS ? 10_000 : 100);
      await world.comeBack('postById');
      await world.end();
      expect(world.listRecords()).toEqual(['1/pending']);
    });
  },
  120_000,
);
