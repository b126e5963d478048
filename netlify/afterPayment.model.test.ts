import fc from 'fast-check';
import { loadPayments } from '../src/donation/device/donationStorage';
import { providers } from '../src/donation/providers/server/registry';
import type { ShownOutcome } from '../src/donation/rules/findOutcome';
import { checkedOutcomes, type PageOutcome } from '../src/donation/rules/outcomes';
import { readReferenceCookies } from '../src/donation/rules/paymentCookies';
import { type FinalState, loadFake, type Signature } from '../src/donation/testing/providerFake';
import { type StoreFault, withStores } from './testing/blobServer';
import type { Browser } from './testing/browserFake';
import { amountOf, healths, isReadable, PaymentWorld, visits } from './testing/paymentWorld';

// Runs what can happen after a payment's start (the steps below) in random orders, with the hourly check. Then
// provider, store and webhook work for a day or, in some sequences, for more than two weeks. `npm run model` runs more
// sequences; MODEL_SEED repeats a run.

/** After this time, an open payment may be given up, unless the provider has signed a notification. */
const openHours = 14 * 24;
/** After this time, a refusal may be settled. */
const refusedHours = 48;

const isFinal = (outcome = '') => ['accepted', 'refused', 'cancelled'].includes(outcome);
const names = (reference: string) => (line: string) => new RegExp(`\\b${reference}\\b`).test(line);

/** What must hold after each step, and at the end. */
class Rules {
  /** The payment of the tab in use. */
  reference = '1';
  /**
   * The payments that a function has heard of, and the hour of the latest proof or, without one, of the first mention
   * since the hourly check gave the payment up.
   */
  private readonly heard = new Map<string, number>();
  /** The payments of which the provider signed a notification, unless a check then said that nothing was paid. */
  private readonly signed = new Set<string>();
  /** The payments that the hourly check may have given up. */
  private readonly givenUp = new Set<string>();
  /** Payments accepted after the hourly check may have settled their refusal, unless a function has heard since. */
  private readonly settled = new Set<string>();
  private readonly shown = new Map<Browser, ShownOutcome>();
  /** Of each browser, the last payment that it could store, until it has shown its final state. */
  private readonly remembered = new Map<Browser, string>();

  constructor(readonly world: PaymentWorld) {}

  async begin(): Promise<void> {
    const { browser } = this.world;
    const { reference, start } = await this.world.begin();
    // A new reference is free.
    expect({ ...start }).not.toHaveProperty('isReferenceTaken');
    if (start?.kind === 'failed') return;
    this.reference = reference;
    if (start) this.hear(reference, true);
    if (!browser.isRefusing) this.remembered.set(browser, reference);
  }

  private hear(reference: string, isProven: boolean): void {
    if (isProven || !this.heard.has(reference) || this.givenUp.has(reference))
      this.heard.set(reference, this.world.hour);
    this.settled.delete(reference);
    this.givenUp.delete(reference);
  }

  /** The provider corrects a refusal that the operator has reported too early. */
  correct(): void {
    const { reference, world } = this;
    if (world.findState(reference) !== 'refused') return;
    world.states.get(reference)?.push('accepted');
    if (world.hour - (this.heard.get(reference) ?? 0) >= refusedHours) this.settled.add(reference);
  }

  async comeBack(visit: (typeof visits)[number]): Promise<void> {
    const { world, reference } = this;
    const { browser } = world;
    const listCookies = () => readReferenceCookies(browser.cookie);
    const ownButton = visit === 'checkAgain' ? this.shown.get(browser)?.payment?.reference : reference;
    const named = visit === 'get' ? undefined : ownButton;
    const asked = named ?? listCookies()[0];
    const response = await world.returnBy(visit, named);
    // Facts that only the records need do not reach the page.
    expect(response.headers.getSetCookie().join()).not.toMatch(/provider|payoutAt/);
    if (asked && world.states.has(asked)) this.hear(asked, false);
    expect(response.status).toBe(visit.startsWith('get') && !asked ? 200 : 303);
    const page = /\/cinetpay-return\/(\w+)\/(#\w+)?$/.exec(response.headers.get('location') ?? '')?.[1] ?? 'neutral';
    // A donor with a reference never sees the neutral page.
    expect(page === 'neutral').toBe(!asked);
    this.open(page as PageOutcome);
    if (!asked) return;
    // The page can read the answer of the function.
    expect(this.shown.get(browser)?.isChecked).toBe(true);
    // An open payment can be checked again.
    if (!isFinal(page)) expect(listCookies()).not.toEqual([]);
  }

  open(page: PageOutcome): void {
    const { world } = this;
    const { browser } = world;
    const first = browser.open(page);
    const shown = 'goTo' in first ? browser.open(first.goTo) : first;
    // A page redirects once at most.
    if ('goTo' in shown) throw new Error(`${page} leads to ${shown.goTo} over another page.`);
    this.shown.set(browser, shown);
    const { outcome, payment, isChecked } = shown;
    const reference = payment?.reference ?? '';
    const stored = browser.run(loadPayments);
    const isOwn = stored.some((other) => other.reference === reference);
    const open = stored.find(({ finalAnswer }) => !finalAnswer);
    if (outcome === 'elsewhere') {
      // Confirmed, but without thanks or facts for whoever did not start it here.
      expect(isOwn).toBe(false);
      expect(world.findState(reference)).toBe('accepted');
      expect(payment).not.toHaveProperty('amount');
    } else if (isFinal(outcome)) {
      // A final state, above all the thanks, is shown only after the provider has answered so about this payment.
      expect(isChecked).toBe(true);
      expect(world.states.get(reference)).toContain(outcome);
      if (outcome === 'accepted') expect(isOwn).toBe(true);
      if (this.remembered.get(browser) === reference) this.remembered.delete(browser);
    } else if (isChecked && outcome === 'early') {
      // The page `early` is shown only after a refusal.
      expect(world.states.get(reference)).toContain('refused');
    } else if (open && !isChecked) {
      // Without an answer, the page shows what the browser remembers.
      expect(payment).toEqual(open);
    }
    // A payment that the browser could store is remembered until its final state is shown.
    const remembered = this.remembered.get(browser);
    if (remembered && !browser.isRefusing) expect(stored.map((other) => other.reference)).toContain(remembered);
  }

  /** Sends the notification of this tab's payment, again if it was sent before. */
  async notify(signature: Signature): Promise<void> {
    const { reference, world } = this;
    const state = world.findState(reference);
    if (!state) return;
    const isForged = signature === 'wrong';
    const provider = world.providerOf(reference);
    const response = await world.sendNotification(provider, reference, signature);
    const { status } = response;
    // The started payment could not be read, so nobody knows whether the token is right: the provider notifies again.
    if ((await response.text()) === 'Could not verify') return;
    if (isForged) expect([403, 503]).toContain(status);
    else expect(status).not.toBe(403);
    // If a function has started the payment, the right token is stored, and a forged notification is ignored.
    const isMentioned = status === 403 && provider.paymentsStartIn === 'browser';
    if (!isForged || isMentioned) this.hear(reference, !isForged);
    const isEnded = world.health === 'up' && (state === 'refused' || state === 'cancelled');
    if (!isForged && !isEnded) this.signed.add(reference);
    if (status !== 200) return;
    // An acknowledged payment is recorded or, if no provider knows it, in the index: the provider may not notify again.
    const isIndexed = (key: string) => key.startsWith('notified/') && key.endsWith(reference);
    if (world.health === 'unknown' && world.stores.list('follow-up').some(isIndexed)) return;
    const checked = world.health === 'contradicting' ? 'pending' : state;
    expect(world.records()).toContain(`${reference}/${checked}`);
  }

  async passHours(hours: number): Promise<void> {
    for (let passed = 0; passed < hours; passed++) {
      this.world.waitHours(1);
      await this.check();
    }
  }

  /** @returns whether a run of the hourly check has succeeded */
  async check({ calls = Infinity, beside }: { calls?: number; beside?: () => Promise<unknown> } = {}) {
    const { world } = this;
    if (!beside && calls === Infinity && world.listOpen().length === 0) return true;
    const isWell = world.isWell && calls === Infinity;
    for (const [reference, since] of this.heard)
      if (world.hour - since > openHours && !(isWell && isFinal(world.findState(reference))))
        this.givenUp.add(reference);
    const hasSucceeded = await world.runCheck(calls, beside);
    // A run has not succeeded if the provider left a question unanswered, or if the mark of a failed check stays. A
    // payment that waits for an alert keeps its mark.
    if (hasSucceeded && !beside) {
      expect(world.isRunUnanswered).toBe(false);
      const failing = world.stores.list('follow-up').filter((key) => key.startsWith('failing/'));
      if (world.takesAlerts) expect(failing).toEqual([]);
    }
    return hasSucceeded;
  }

  async expectGoodEnd(isLong: boolean): Promise<void> {
    const { world } = this;
    await world.becomeWell();
    let hasSucceeded = false;
    for (let hours = 0; hours < (isLong ? openHours + 50 : 26); hours++) {
      world.waitHours(1);
      hasSucceeded = await this.check();
    }
    // After a day in which everything works, each failed check has been made good.
    expect(hasSucceeded).toBe(true);
    // After two weeks, the index is empty, and an alert has named each notified payment that is still open.
    if (isLong) expect(world.listOpen()).toEqual([]);
    const stillOpen = [...this.signed].filter((reference) => world.findState(reference) === 'pending');
    if (isLong) for (const reference of stillOpen) expect(world.alerts.some(names(reference))).toBe(true);
    for (const reference of this.heard.keys()) this.expectRecord(reference);
    for (const key of world.records()) this.expectTruth(key);
    expect(world.alerts.join()).not.toContain('another payment');
  }

  /** A payment that a function has heard of is recorded once, unless an alert names it or the check may drop it. */
  private expectRecord(reference: string): void {
    const { world } = this;
    const records = world.records();
    const isTold = world.alerts.some(names(reference));
    const isExcused = this.settled.has(reference) || (this.givenUp.has(reference) && !this.signed.has(reference));
    if (!isTold && !isExcused) expect(records).toContain(`${reference}/${world.findState(reference)}`);
    const line = `Payment ${reference} is accepted: recorded.`;
    expect(world.log.filter((logged) => logged === line).length).toBeLessThan(2);
    // An alert names a payment without an amount: the treasurer cannot add it up.
    const lacks = world.providerOf(reference).paymentsStartIn === 'browser' && !isReadable(reference);
    if (lacks && records.includes(`${reference}/accepted`))
      expect(world.alerts).toContainEqual(expect.stringContaining(`Payment ${reference} is accepted without`));
  }

  /** A record has the provider's answer and, if a function has started the payment, the amount of the start. */
  private expectTruth(key: string): void {
    const { reference, ...record } = JSON.parse(this.world.stores.blobs.get(`site:payments/${key}`) ?? '');
    expect(this.world.states.get(reference)).toContain(record.state);
    const { id, paymentsStartIn, client } = this.world.providerOf(reference);
    const facts = { amount: amountOf(reference), currency: client.acceptedCurrencies[0] };
    expect(record).toMatchObject({
      providerId: id,
      ...(record.state === 'accepted' && isReadable(reference) && facts),
      ...(paymentsStartIn === 'function' && { ...facts, providerReference: `${reference}0` }),
    });
  }
}

/** A step of a sequence; a counterexample shows its name and value. */
const step = <T>(name: string, values: fc.Arbitrary<T>, run: (rules: Rules, value: T) => void | Promise<void>) =>
  values.map((value) => ({
    check: () => true,
    run: async (_: object, rules: Rules) => run(rules, value),
    toString: () => `${name}(${value ?? ''})`,
  }));
const nothing = fc.constant(undefined);
const faults = ['up', 'late', 'silent', 'garbled', 'readOnly', 403, 429, 503] as const;

const steps = [
  step('begin', nothing, (rules) => rules.begin()),
  step('another tab', fc.nat(), (rules, index) => {
    const references = [...rules.world.states.keys()];
    rules.reference = references[index % references.length] ?? rules.reference;
  }),
  step('decide', fc.nat(), ({ reference, world }, index) => {
    const { finalStates } = loadFake(world.providerOf(reference).id);
    const state = finalStates[index % finalStates.length] as FinalState;
    if (world.findState(reference) === 'pending') world.states.get(reference)?.push(state);
  }),
  step('correct', nothing, (rules) => rules.correct()),
  step('provider is', fc.constantFrom(...healths), ({ world }, health) => {
    world.health = health;
  }),
  step('change to', fc.constantFrom(...providers.map(({ id }) => id)), ({ world }, id) => world.choose(id)),
  step('browser', fc.constantFrom(0, 1), ({ world }, index) => {
    world.browser = world.browsers[index];
  }),
  step('comeBack', fc.constantFrom(...visits), (rules, visit) => rules.comeBack(visit)),
  step('open', fc.constantFrom<PageOutcome>('neutral', ...checkedOutcomes), (rules, page) => rules.open(page)),
  step('notify', fc.constantFrom<Signature>('right', 'wrong'), (rules, signature) => rules.notify(signature)),
  step('expire', fc.constantFrom('donation_check', 'donation_reference', 'donation_early'), ({ world }, name) => {
    world.browser.expire(name);
  }),
  step('store is', fc.constantFrom<StoreFault>(...faults), ({ world: { stores } }, fault) => {
    stores.fault = fault;
  }),
  step('storage is refused', fc.boolean(), ({ world: { browser } }, isRefusing) => {
    browser.isRefusing = isRefusing;
  }),
  step('hours pass', fc.constantFrom(1, 1, 6, 24, 72), (rules, hours) => rules.passHours(hours)),
  step('days pass without a check', fc.constantFrom(1, 9, 15), ({ world }, days) => world.waitHours(24 * days)),
  step('an hour, with a run that is cut off after calls', fc.nat(29), async (rules, calls) => {
    rules.world.waitHours(1);
    await rules.check({ calls });
  }),
  step('an hour, with a run beside a notification and a return', nothing, async (rules) => {
    rules.world.waitHours(1);
    await rules.check({ beside: () => Promise.all([rules.notify('right'), rules.comeBack('postById')]) });
  }),
  step('strangers invent', fc.constantFrom('suspect', 'unknown', 'unchecked'), ({ world }, group) =>
    world.plant(group, 40),
  ),
  step('webhook takes', fc.boolean(), ({ world }, takes) => {
    world.takesAlerts = takes;
  }),
  step('lists lag', fc.boolean(), ({ world }, lags) => {
    world.lags = lags;
  }),
];

const beginnings = fc.record({
  hours: fc.nat(23),
  maxListed: fc.constantFrom(1000, 1000, 1000, 5),
  isLong: fc.nat(9).map((number) => number === 9),
});

/** The sequences for each provider. */
const runs = Number(process.env.MODEL_RUNS ?? 40);
const seed = Number(process.env.MODEL_SEED ?? 2026);

it.each(providers)(
  'with $id, random orders of events show only results that were given, and lose no payment',
  ({ id }) =>
    fc.assert(
      fc.asyncProperty(beginnings, fc.commands(steps, { maxCommands: 30, size: 'max' }), (beginning, commands) =>
        withStores(async (stores) => {
          const rules = new Rules(new PaymentWorld(stores, id));
          rules.world.waitHours(beginning.hours);
          stores.maxListed = beginning.maxListed;
          await rules.begin();
          await fc.asyncModelRun(() => ({ model: {}, real: rules }), commands);
          await rules.expectGoodEnd(beginning.isLong);
        }),
      ),
      { numRuns: runs, seed },
    ),
  // A busy machine takes several times as long as a quiet one.
  Math.max(120_000, 2000 * runs),
);
