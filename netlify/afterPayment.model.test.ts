import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { loadPayments, saveFinalAnswer, savePayment } from '../src/donation/device/donationStorage';
import { findProvider, providers } from '../src/donation/providers/registry';
import type { Currency } from '../src/donation/rules/amount';
import { findOutcome, type ShownOutcome } from '../src/donation/rules/findOutcome';
import { checkedOutcomes, type PageOutcome } from '../src/donation/rules/outcomes';
import { findCheckCookie, listReferenceCookies } from '../src/donation/rules/paymentCookies';
import { openAccounts } from '../src/donation/server/accounts';
import { handleNotification } from '../src/donation/server/handleNotification';
import { handleReturn } from '../src/donation/server/handleReturn';
import { recheckPending } from '../src/donation/server/recheckPending';
import { paymentReturnPath, returnPath } from '../src/routes';
import { loadFake, type PaymentEnd, type ProviderFake } from '../src/testing/providerFake';
import { openLedger } from './blobLedger';
import { type FakeSite, type StoreFault, withSite } from './testing/blobServer';
import { writeNotification } from './testing/donations';

// Runs what can happen after a payment's start (the commands below) in any order, for weeks, with the hourly check.
// Then all are well for a day, of some sequences for two weeks. `npm run model` runs more sequences; MODEL_SEED repeats
// a run.

type Outcome = PaymentEnd | 'waiting';

const isFinal = (outcome: string) => ['accepted', 'refused', 'cancelled'].includes(outcome);
const ways = ['post', 'postById', 'getWithQuery', 'get', 'checkAgain'] as const;
const healths = ['up', 'down', 'unknown', 'contradicting', 'blocked'] as const;
const faults = ['up', 'late', 'silent', 'garbled', 'readOnly', 403, 429, 503] as const;

const hour = 3600_000;
const day = 24 * hour;
const storeDeadline = 50;
/** Many times the store's deadline, because a busy machine is slow. */
const longestAnswer = 4000;
const mostDays = 60;
/** After this time without an answer, a payment that nobody has signed may be given up. */
const openHours = 14 * 24;
/** After this time, a refusal may be settled. */
const refusedHours = 48;
let worlds = 0;

/** The browser for which the code of a page runs. */
const browser = new AsyncLocalStorage<World>();
/** Counts the calls of a run that is cut off. */
const cutting = new AsyncLocalStorage<() => Promise<void> | undefined>();
Object.defineProperties(globalThis, {
  localStorage: { get: () => browser.getStore()?.openStorage() },
  document: { get: () => browser.getStore()?.document },
});

beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation();
});

/** A browser of the donor's, or of somebody else. */
class Device {
  readonly cookies = new Map<string, { pair: string; path: string; isHttpOnly: boolean }>();
  readonly stored = new Map<string, string>();
  shown: ShownOutcome | undefined;
  /** The last payment that this device could store and has shown no final state of. */
  remembered: string | undefined;
}

/** Fake browsers and providers, and the store's real client, connected by the site's real code. */
class World {
  /** What the provider says of each payment, the latest last. */
  readonly outcomes = new Map<string, Outcome[]>();
  /** The payments of which a function has heard, and when it last had a proof. */
  readonly reached = new Map<string, number>();
  /** Those that the provider has signed a notification of before they had ended. */
  readonly signed = new Set<string>();
  /** Those that a check may have given up. */
  readonly givenUp = new Set<string>();
  /** Those that were accepted so late after a refusal that an alert must name them. */
  readonly untold = new Set<string>();
  /** Who has each payment. */
  readonly providerOf = new Map<string, string>();
  readonly devices = [new Device(), new Device()] as const;
  device: Device = this.devices[0];
  /** What the webhook took of the hourly check, and what functions have sent. */
  readonly alerts: string[] = [];
  takesAlerts = true;
  readonly log: string[] = [];
  readonly works: Promise<unknown>[] = [];
  readonly variables: Record<string, string> = {};
  health: (typeof healths)[number] = 'up';
  isRefusing = false;
  reference = '1';
  hours = 0;
  begun = 0;
  /** Counts the calls of the current run. */
  run: unknown;
  /** The payments about which the latest question of a run had no answer. */
  readonly unanswered = new Set<string>();
  deadline = storeDeadline;
  /** Whether lists lag behind by less than an hour. */
  lags = false;
  /** What lists then show: the keys before the last event. */
  snapshot: ReadonlySet<string> | undefined;
  // What a process remembers of one day, it remembers for every world.
  readonly firstDay = Date.UTC(2026, 0, 1) + 2 * mostDays * day * worlds++;

  constructor(
    providerId: string,
    readonly site: FakeSite,
  ) {
    this.choose(providerId);
    site.lateness = 2 * storeDeadline;
    site.hold = () => cutting.getStore()?.();
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
    const now = () => new Date(this.firstDay + this.hours * hour);
    const ledger = openLedger(context, { deadline: this.deadline, retryMilliseconds: 2 * storeDeadline, now });
    return {
      ...ledger,
      log: (line: string) => void this.log.push(line),
      alert: async (line: string) => this.alerts.push(line) > 0,
      send: this.send,
    };
  }

  send: typeof fetch = async (...call) => {
    const asked = providers.find(({ url }) => String(call[0]).startsWith(url))?.id ?? '';
    const fake = loadFake(asked);
    const reference = fake.readReference(...call);
    if (this.run && cutting.getStore() === this.run) {
      if (this.health === 'down' || this.health === 'blocked') this.unanswered.add(reference);
      else this.unanswered.delete(reference);
    }
    if (this.health === 'down') throw new TypeError('Failed to fetch');
    if (reference !== 'login') await cutting.getStore()?.();
    if (this.health === 'blocked') return new Response('', { status: 429 });
    const isKnown = this.health !== 'unknown' && this.providerOf.get(reference) === asked;
    const answer = fake.answerCheck(reference, isKnown ? this.findOutcome(reference) : undefined);
    // Each payment has an amount of its own.
    const amount = isReadable(reference) ? amountOf(reference) : 'five';
    const right = (await answer.text()).replace('"1000"', `"${amount}"`);
    const isWrong = this.health === 'contradicting' && isKnown;
    const text = isWrong ? right.replace(/"status":"\w+"/, '"status":"PENDING"') : right;
    return new Response(text, { status: answer.status });
  };

  findOutcome(reference: string): Outcome | undefined {
    return this.outcomes.get(reference)?.at(-1);
  }

  async begin(): Promise<void> {
    this.snapshot = new Set(this.site.blobs.keys());
    const reference = String(++this.begun);
    const facts = this.fakeOf(reference).startFacts?.(reference);
    const [account] = openAccounts(this.variables);
    const amount = amountOf(reference);
    if (facts && account?.startPayment) {
      const startedAt = this.ledger.now().toISOString();
      const { providerId, currency } = this;
      const started = { providerId, reference, amount, currency, startedAt, ...facts };
      const { startedPayments } = this.ledger;
      const keep = async () => {
        const isFree = await startedPayments.reserve({ ...started, providerReference: undefined, secrets: {} });
        if (isFree) await startedPayments.complete(started);
        return isFree;
      };
      const isFree = await keep().catch(() => undefined);
      expect(isFree).not.toBe(false);
      // As handleStart does: nothing is paid.
      if (!isFree) return;
    }
    this.reference = reference;
    this.providerOf.set(reference, this.providerId);
    this.outcomes.set(reference, ['waiting']);
    if (facts) this.reach(reference, true);
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
    this.snapshot = new Set(this.site.blobs.keys());
    const reference = way === 'checkAgain' ? this.device.shown?.payment?.reference : this.reference;
    const { referenceNames } = findProvider(this.variables).client;
    const query = way === 'getWithQuery' ? `?${referenceNames[0]}=${reference}` : '';
    const name = String(referenceNames.at(way === 'postById' ? -1 : 0));
    const isPost = !way.startsWith('get');
    const [inCookie] = listReferenceCookies(this.readCookies(returnPath));
    const request = new Request(`https://site.example${returnPath}${query}`, {
      method: isPost ? 'POST' : 'GET',
      ...(isPost && { body: new URLSearchParams(reference ? { [name]: reference } : {}) }),
      headers: { cookie: this.readCookies(returnPath) },
    });
    const response = await this.answer(() => handleReturn(request, this.variables, this.ledger));
    for (const cookie of response.headers.getSetCookie()) this.keepCookie(cookie);
    // What only the records need is not for the page.
    for (const [name, { pair }] of this.device.cookies)
      if (name.startsWith('donation_check')) expect(pair).not.toMatch(/provider|payoutAt/);
    const isNamed = inCookie !== undefined || (reference && way !== 'get');
    const asked = reference && way !== 'get' ? reference : inCookie;
    if (asked && this.outcomes.has(asked)) this.reach(asked);
    expect(response.status).toBe(isPost || isNamed ? 303 : 200);
    const page = /\/cinetpay-return\/(\w+)\/(#\w+)?$/.exec(response.headers.get('location') ?? '')?.[1] ?? 'neutral';
    // A donor with a reference never sees the neutral page.
    expect(page === 'neutral').toBe(!isNamed);
    browser.run(this, () => this.open(page as PageOutcome));
    // The page can read the answer of the function.
    if (isNamed) expect(this.device.shown?.isChecked).toBe(true);
    // An open payment can be checked again.
    if (isNamed && !isFinal(page)) expect(listReferenceCookies(this.readCookies(returnPath))).not.toEqual([]);
  }

  /** Runs what the page does after hydration. */
  open(page: PageOutcome): void {
    const findChecked = (of: PageOutcome) => findCheckCookie(this.readCookies(paymentReturnPath(of), true), of);
    const checked = findChecked(page);
    const told = findOutcome(page, checked, loadPayments());
    if ('goTo' in told) {
      const next = findOutcome(told.goTo, findChecked(told.goTo), loadPayments());
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
    if (remembered && !this.isRefusing)
      expect(loadPayments().map((payment) => payment.reference)).toContain(remembered);
  }

  private openPayment() {
    return loadPayments().find(({ finalAnswer }) => !finalAnswer);
  }

  /** Sends the notification of this tab's payment, again if it was sent before. */
  async notify(form: 'signed' | 'signedOtherwise'): Promise<void> {
    const { reference } = this;
    if (!this.outcomes.has(reference)) return;
    this.snapshot = new Set(this.site.blobs.keys());
    const request = await writeNotification(this.fakeOf(reference), reference, form === 'signed' ? undefined : 'ff');
    const response = await this.answer(() => handleNotification(request, this.variables, this.ledger));
    const { status } = response;
    // Its start could not be read: nobody knows whether it is signed, and the provider notifies again.
    if ((await response.text()) === 'Could not verify') return;
    const isUnread = form === 'signedOtherwise' && !this.fakeOf(reference).startFacts;
    if (isUnread) expect([403, 503]).toContain(status);
    if (!isUnread || status === 403) this.reach(reference, !isUnread);
    const isEnded = this.health === 'up' && ['refused', 'cancelled'].includes(String(this.findOutcome(reference)));
    // Keys of another provider recognise no signature.
    if (!isUnread && !isEnded && status !== 403) this.signed.add(reference);
    const state = this.health === 'contradicting' ? 'pending' : nameState(this.findOutcome(reference));
    if (status !== 200) return;
    // What is acknowledged is recorded or, where no provider knows it, indexed: nobody may notify again.
    const isIndexed = (key: string) =>
      this.health === 'unknown' && key.startsWith('notified/') && key.endsWith(reference);
    if (!this.site.list('follow-up').some(isIndexed)) expect(this.listRecords()).toContain(`${reference}/${state}`);
  }

  private reach(reference: string, isProven = false): void {
    if (isProven || !this.reached.has(reference) || this.givenUp.has(reference))
      this.reached.set(reference, this.hours);
    this.untold.delete(reference);
    this.givenUp.delete(reference);
  }

  /** Keys that strangers made the site write a day ago. */
  plant(group: string, count: number): void {
    const time = new Date(this.firstDay + (this.hours - 24) * hour).toISOString().slice(0, 13);
    for (let index = 0; index < count; index++) this.site.blobs.set(`site:follow-up/${group}/${time}/8${index}`, '');
  }

  async pass(hours: number): Promise<void> {
    if (this.hours + hours > mostDays * 24) return;
    // Of a store without an answer, a few runs are enough.
    const step = ['late', 'silent'].includes(String(this.site.fault)) ? 12 : 1;
    for (let passed = 0; passed < hours; passed += step) {
      this.hours += step;
      await this.check();
    }
  }

  /**
   * @param beside what happens at the same time
   * @returns whether the run left nothing unchecked
   */
  async check(beside?: () => Promise<unknown>, calls = Infinity): Promise<boolean> {
    const { site } = this;
    // Nothing is open, and nobody does anything meanwhile.
    if (!beside && calls === Infinity && !site.list('follow-up').some((key) => key.includes('/'))) return true;
    site.listed = this.lags ? this.snapshot : undefined;
    this.snapshot = undefined;
    const isWell = site.fault === 'up' && this.health === 'up' && calls === Infinity && !site.listed;
    for (const [reference, since] of this.reached)
      if (this.hours - since > openHours && !(isWell && isFinal(String(this.findOutcome(reference)))))
        this.givenUp.add(reference);
    let left = calls;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const count = () => {
      left -= 1;
      if (left >= 0) return undefined;
      end();
      return new Promise<void>(() => {});
    };
    this.run = count;
    const milliseconds = site.fault === 'up' ? undefined : 300;
    const alert = async (line: string) => {
      if (this.takesAlerts) this.alerts.push(line);
      return this.takesAlerts;
    };
    const run = cutting.run(count, () => recheckPending(this.variables, { ...this.ledger, alert, milliseconds }));
    const [hasCheckedAll] = await Promise.all([Promise.race([run, ended]), beside?.()]);
    await Promise.all(this.works.splice(0));
    site.listed = undefined;
    // No run reassures the treasurer about a payment that could not be looked at, now or at its latest turn.
    const open = site.list('follow-up').flatMap((key) => key.split('/')[2] ?? []);
    if (hasCheckedAll && !beside) expect(open.filter((reference) => this.unanswered.has(reference))).toEqual([]);
    return hasCheckedAll === true;
  }

  /**
   * After a day in which all are well, each payment of which a function has heard is recorded once, or an alert names
   * it, unless it could be given up, and no mention was signed. After two weeks, nothing is open.
   */
  async end(isLong: boolean): Promise<void> {
    Object.assign(this.site, { fault: 'up' });
    this.health = 'up';
    this.takesAlerts = true;
    this.lags = false;
    await Promise.all(this.works.splice(0));
    // A busy machine is no slow store.
    this.deadline = longestAnswer;
    let hasCheckedAll = false;
    for (let hours = 0; hours < (isLong ? openHours + 50 : 26); hours++) {
      this.hours += 1;
      hasCheckedAll = await this.check();
    }
    expect(hasCheckedAll).toBe(true);
    const names = (reference: string) => (line: string) => new RegExp(`\\b${reference}\\b`).test(line);
    if (isLong) {
      expect(this.site.list('follow-up').filter((key) => key.includes('/'))).toEqual([]);
      for (const reference of this.signed)
        if (this.findOutcome(reference) === 'waiting') expect(this.alerts.some(names(reference))).toBe(true);
    }
    const records = this.listRecords();
    for (const reference of this.reached.keys()) {
      const key = `${reference}/${nameState(this.findOutcome(reference))}`;
      const isTold = this.alerts.some(names(reference));
      const isExcused = this.untold.has(reference) || (this.givenUp.has(reference) && !this.signed.has(reference));
      if (!isTold && !isExcused) expect(records).toContain(key);
      const line = `Payment ${reference} is accepted: recorded.`;
      expect(this.log.filter((logged) => logged === line).length).toBeLessThan(2);
      // Nobody can add up what has no amount.
      const lacks =
        !this.fakeOf(reference).startFacts && !isReadable(reference) && records.includes(`${reference}/accepted`);
      if (lacks)
        expect(this.alerts).toContainEqual(expect.stringContaining(`Payment ${reference} is accepted without`));
    }
    for (const key of records) {
      const { reference, ...record } = JSON.parse(this.site.blobs.get(`site:payments/${key}`) ?? '');
      expect(this.outcomes.get(reference)?.map(nameState)).toContain(record.state);
      const fake = this.fakeOf(reference);
      const providerId = this.providerOf.get(reference);
      const currency = findProvider({ GATSBY_PAYMENT_PROVIDER: providerId }).client.acceptedCurrencies[0];
      const stored = fake.startFacts && { amount: amountOf(reference), currency, providerReference: `${reference}0` };
      expect(record).toMatchObject({
        providerId,
        ...(record.state === 'accepted' && isReadable(reference) && { amount: amountOf(reference), currency }),
        ...stored,
      });
    }
    expect(this.alerts.join()).not.toContain('another payment');
  }

  listRecords(): string[] {
    return this.site.list('payments');
  }

  private keepCookie(cookie: string): void {
    const [, pair = '', name = ''] = /^((\w+)=[^;]*)/.exec(cookie) ?? [];
    const path = /Path=([^;]*)/.exec(cookie)?.[1] ?? '';
    if (cookie.includes('Max-Age=0')) this.device.cookies.delete(name);
    else this.device.cookies.set(name, { pair, path, isHttpOnly: cookie.includes('HttpOnly') });
  }

  /** What the browser sends to an address, or, to `isPage`, lets its scripts read. */
  private readCookies(address: string, isPage = false): string {
    return [...this.device.cookies.values()]
      .filter(({ path, isHttpOnly }) => address.startsWith(path) && !(isPage && isHttpOnly))
      .map(({ pair }) => pair)
      .join('; ');
  }
}

const amountOf = (reference: string) => 1000 + 5 * (Number(reference) % 100_000);
/** Whether the provider writes the amount of this payment as its documentation says. */
const isReadable = (reference: string) => Number(reference) % 4 !== 3;
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
  // A refusal that the operator has reported too early.
  step('correct', nothing, (world) => {
    if (world.findOutcome(world.reference) !== 'refused') return;
    world.outcomes.get(world.reference)?.push('accepted');
    if (world.hours - (world.reached.get(world.reference) ?? 0) >= refusedHours) world.untold.add(world.reference);
  }),
  step('provider is', fc.constantFrom(...healths), (world, health) => {
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
  step('expire', fc.constantFrom('donation_check', 'donation_reference', 'donation_early'), (world, name) => {
    const { cookies } = world.device;
    for (const known of [...cookies.keys()]) if (known.startsWith(name)) cookies.delete(known);
  }),
  step('store is', fc.constantFrom<StoreFault>(...faults), (world, fault) => {
    world.site.fault = fault;
  }),
  step('storage is refused', fc.boolean(), (world, isRefusing) => {
    world.isRefusing = isRefusing;
  }),
  step('hours pass', fc.constantFrom(1, 1, 6, 24, 72), (world, hours) => world.pass(hours)),
  step('days pass without a check', fc.constantFrom(1, 9, 15), (world, days) => {
    if (world.hours < 24 * (mostDays - days)) world.hours += 24 * days;
  }),
  step('an hour, with a run that is cut off after calls', fc.nat(29), async (world, calls) => {
    world.hours += 1;
    await world.check(undefined, calls);
  }),
  step('an hour, with a run beside a notification and a return', nothing, async (world) => {
    world.hours += 1;
    await world.check(() => Promise.all([world.notify('signed'), world.comeBack('postById')]));
  }),
  step('strangers invent', fc.constantFrom('forged', 'unknown', 'unchecked'), (world, group) => world.plant(group, 40)),
  step('webhook takes', fc.boolean(), (world, takes) => {
    world.takesAlerts = takes;
  }),
  step('lists lag', fc.boolean(), (world, lags) => {
    world.lags = lags;
  }),
];

const beginnings = fc.record({
  hours: fc.nat(23),
  mostListed: fc.constantFrom(1000, 1000, 1000, 5),
  isLong: fc.nat(9).map((number) => number === 9),
});

/** Of each provider. More than of other models: here is the money. */
const runs = Number(process.env.MODEL_RUNS ?? 40);
/** At once, because most of the time passes in waiting for a store that does not answer. */
const lanes = 10;
const seed = Number(process.env.MODEL_SEED ?? 2026);

it.each(providers)(
  'with $id, no order of events shows a result that was not given, waits for the store, or loses a payment',
  async ({ id }) => {
    const runLane = (lane: number) =>
      fc.assert(
        fc.asyncProperty(beginnings, fc.commands(steps, { maxCommands: 30, size: 'max' }), (beginning, commands) =>
          withSite(async (site) => {
            const world = new World(id, site);
            world.hours = beginning.hours;
            site.mostListed = beginning.mostListed;
            await world.begin();
            await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
            await world.end(beginning.isLong);
          }),
        ),
        { numRuns: Math.ceil(runs / lanes), seed: seed + lane },
      );
    const ended = await Promise.allSettled(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  },
  // A busy machine takes several times as long as a quiet one.
  Math.max(120_000, 2000 * runs),
);
