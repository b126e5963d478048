import { AsyncLocalStorage } from 'node:async_hooks';
import { savePayment } from '../../src/donation/device/donationStorage';
import type { StartResult } from '../../src/donation/providers/provider';
import { findProvider } from '../../src/donation/providers/server/registry';
import { hourMilliseconds } from '../../src/donation/server/ledger';
import { type FinalState, loadFake } from '../../src/donation/testing/providerFake';
import type { FakeStores } from './blobServer';
import { Browser } from './browserFake';
import { assign, PaymentSite } from './paymentSite';

export const visits = ['post', 'postById', 'getWithQuery', 'get', 'checkAgain'] as const;
export const healths = ['up', 'down', 'unknown', 'contradicting', 'blocked'] as const;

/** Counts the calls of a run of the hourly check. The call at which the run is cut off is never answered. */
const running = new AsyncLocalStorage<() => Promise<void> | undefined>();

/** Each payment has an amount of its own. */
export const amountOf = (reference: string) => 1000 + 5 * Number(reference);
/** Whether the provider writes the amount of this payment as its documentation says. */
export const isReadable = (reference: string) => Number(reference) % 4 !== 3;

/** For the model: a site that two browsers visit, with every provider, and with failures around it. */
export class PaymentWorld extends PaymentSite {
  /** The donor's browser, and somebody else's. */
  readonly browsers = [new Browser(), new Browser()] as const;
  browser: Browser = this.browsers[0];
  /** The provider of each payment. */
  private readonly providerIds = new Map<string, string>();
  /** How each payment has stood at its provider, the latest state last. */
  readonly states = new Map<string, (FinalState | 'pending')[]>();
  private starts = 0;
  health: (typeof healths)[number] = 'up';
  /** Whether the provider left a question of the latest run unanswered, or refused to answer it. */
  isRunUnanswered = false;
  /** Whether lists lag behind, by less than an hour. */
  lags = false;

  constructor(stores: FakeStores, providerId: string) {
    super(stores, providerId, Date.UTC(2026, 0, 1));
    stores.skipsTimeouts = true;
    this.retryMilliseconds = 15;
    stores.hold = () => running.getStore()?.();
  }

  get hour(): number {
    return (this.now - this.begun) / hourMilliseconds;
  }

  override get services() {
    // Until the next run has ended, lists show the keys that were there before this event.
    if (this.lags && !running.getStore()) this.stores.listed = new Set(this.stores.blobs.keys());
    return super.services;
  }

  providerOf(reference: string) {
    const { GATSBY_PAYMENT_PROVIDER: chosen } = this.variables;
    return findProvider({ GATSBY_PAYMENT_PROVIDER: this.providerIds.get(reference) ?? chosen });
  }

  findState(reference: string): FinalState | 'pending' | undefined {
    return this.states.get(reference)?.at(-1);
  }

  protected override async answer(reference: string, providerId: string): Promise<Response> {
    const { health } = this;
    const run = running.getStore();
    if (reference !== 'login') await run?.();
    const isDown = health === 'down' || health === 'blocked';
    if (run && isDown) this.isRunUnanswered = true;
    if (health === 'down') throw new TypeError('Failed to fetch');
    if (health === 'blocked') return new Response('', { status: 429 });
    const isKnown = health !== 'unknown' && this.providerIds.get(reference) === providerId;
    const answer = loadFake(providerId).answerCheck(reference, isKnown ? this.findState(reference) : undefined);
    const right = (await answer.text()).replace('"1000"', `"${isReadable(reference) ? amountOf(reference) : 'five'}"`);
    const isWrong = health === 'contradicting' && isKnown;
    const text = isWrong ? right.replace(/"status":"\w+"/, '"status":"PENDING"') : right;
    return new Response(text, { status: answer.status });
  }

  /** Starts a payment under a new reference. If it is started, the browser remembers it. */
  async begin(): Promise<{ reference: string; start?: StartResult }> {
    const reference = String(++this.starts);
    const amount = amountOf(reference);
    const { id, paymentsStartIn, client } = findProvider(this.variables);
    const start = paymentsStartIn === 'function' ? await this.start(reference, amount) : undefined;
    if (start?.kind === 'failed') return { reference, start };
    this.providerIds.set(reference, id);
    this.states.set(reference, ['pending']);
    const donation = { amount, currency: client.acceptedCurrencies[0], channel: 'MOBILE_MONEY' } as const;
    this.browser.run(() => savePayment({ donation, reference, language: 'fr', origin: '' }));
    return { reference, ...(start && { start }) };
  }

  async returnBy(visit: (typeof visits)[number], reference: string | undefined): Promise<Response> {
    const { referenceNames } = findProvider(this.variables).client;
    const name = String(referenceNames.at(visit === 'postById' ? -1 : 0));
    const named = new URLSearchParams(reference ? { [name]: reference } : {});
    const headers = { cookie: this.browser.cookie };
    const response = await (visit.startsWith('get')
      ? this.visit({ headers }, `?${named}`)
      : this.visit({ method: 'POST', headers, body: named }));
    for (const line of response.headers.getSetCookie()) this.browser.cookie = line;
    return response;
  }

  /** Adds marks of a day ago, as strangers cause them. */
  plant(group: string, count: number): void {
    const time = new Date(this.now - 24 * hourMilliseconds).toISOString().slice(0, 13);
    for (let index = 0; index < count; index++) this.stores.blobs.set(`site:follow-up/${group}/${time}/8${index}`, '');
  }

  /** The references in the index of the hourly check. */
  listOpen(): string[] {
    return this.stores.list('follow-up').flatMap((key) => key.split('/')[2] ?? []);
  }

  /** Whether a run now could read all of the store, and ask the provider about each payment. */
  get isWell(): boolean {
    return this.stores.fault === 'up' && this.health === 'up' && !this.stores.listed;
  }

  /**
   * @param calls the number of calls after which the run is cut off
   * @param beside what happens during the run
   * @returns whether the run has succeeded
   */
  async runCheck(calls: number, beside?: () => Promise<unknown>): Promise<boolean> {
    const { stores } = this;
    const { listed } = stores;
    this.isRunUnanswered = false;
    const run = new Promise<boolean>((resolve, reject) => {
      let left = calls;
      const count = () => {
        left -= 1;
        if (left >= 0) return undefined;
        resolve(false);
        return new Promise<void>(() => {});
      };
      const check = () => {
        const { services } = this;
        // Forgets an alert that the webhook does not take: a later run must send it again.
        const alert = async (line: string) => this.takesAlerts && services.alert(line);
        return this.check({ ...services, alert });
      };
      running.run(count, check).then(resolve, reject);
    });
    const [hasSucceeded] = await Promise.all([run, beside?.()]);
    await Promise.all(this.works.splice(0));
    if (stores.listed === listed) stores.listed = undefined;
    return hasSucceeded;
  }

  async becomeWell(): Promise<void> {
    assign<PaymentWorld>(this, { health: 'up', takesAlerts: true, lags: false });
    assign(this.stores, { fault: 'up', listed: undefined });
    await Promise.all(this.works.splice(0));
  }
}
