import { AsyncLocalStorage } from 'node:async_hooks';
import { savePayment } from '../../src/donation/device/donationStorage';
import type { PaymentStart } from '../../src/donation/providers/provider';
import { findProvider, providers } from '../../src/donation/providers/registry';
import { handleNotification } from '../../src/donation/server/handleNotification';
import { handleReturn } from '../../src/donation/server/handleReturn';
import { returnPath } from '../../src/routes';
import { loadFake, type PaymentEnd } from '../../src/testing/providerFake';
import type { FakeSite } from './blobServer';
import { Browser } from './browser';
import { Donations, writeNotification } from './donations';

export const ways = ['post', 'postById', 'getWithQuery', 'get', 'checkAgain'] as const;
export const healths = ['up', 'down', 'unknown', 'contradicting', 'blocked'] as const;

const hour = 3600_000;
const storeDeadline = 50;

/** Counts a call of a run of the hourly check. The one by which the run is cut off is never answered. */
type Count = () => Promise<void> | undefined;
const running = new AsyncLocalStorage<Count>();
let worlds = 0;

/** Each payment has an amount of its own. */
export const amountOf = (reference: string) => 1000 + 5 * (Number(reference) % 100_000);
/** Whether the provider writes the amount of this payment as its documentation says. */
export const isReadable = (reference: string) => Number(reference) % 4 !== 3;

/** For the model: donations in two browsers, with every provider, and all that can fail around the site. */
export class PaymentWorld extends Donations {
  /** The donor's, and somebody else's. */
  readonly browsers = [new Browser(), new Browser()] as const;
  browser: Browser = this.browsers[0];
  /** What the provider says of each payment, the latest last. */
  readonly outcomes = new Map<string, (PaymentEnd | 'waiting')[]>();
  /** Who has each payment. */
  private readonly providerIds = new Map<string, string>();
  private starts = 0;
  health: (typeof healths)[number] = 'up';
  readonly log: string[] = [];
  /** The payments about which the latest question of a run had no answer. */
  readonly unanswered = new Set<string>();
  private run: Count | undefined;
  /** Whether lists lag behind by less than an hour. */
  lags = false;
  /** What lists then show: the keys before the last event. */
  private snapshot: ReadonlySet<string> | undefined;
  // What a process remembers of one day, it remembers for every world: each has years of its own.
  override readonly begun = Date.UTC(2026, 0, 1) + 400 * 24 * hour * worlds++;
  override now = this.begun;

  constructor(site: FakeSite, providerId: string) {
    super(site, providerId);
    this.deadline = storeDeadline;
    this.retryMilliseconds = site.lateness = 2 * storeDeadline;
    site.hold = () => running.getStore()?.();
  }

  get hour(): number {
    return (this.now - this.begun) / hour;
  }

  wait(hours: number): void {
    this.now += hours * hour;
  }

  override get ledger() {
    const isRun = running.getStore() !== undefined;
    const alert = async (line: string) => {
      // A run sends again what the webhook has not taken.
      if (this.takesAlerts || !isRun) this.alerts.push(line);
      return this.takesAlerts;
    };
    return { ...super.ledger, alert, log: (line: string) => void this.log.push(line) };
  }

  providerOf(reference: string) {
    return findProvider({ GATSBY_PAYMENT_PROVIDER: this.providerIds.get(reference) ?? this.providerId });
  }

  findOutcome(reference: string): PaymentEnd | 'waiting' | undefined {
    return this.outcomes.get(reference)?.at(-1);
  }

  override send: typeof fetch = async (...call) => {
    const { health } = this;
    const asked = providers.find(({ url }) => String(call[0]).startsWith(url))?.id ?? '';
    const fake = loadFake(asked);
    const reference = fake.readReference(...call);
    const run = running.getStore();
    if (run && run === this.run) {
      if (health === 'down' || health === 'blocked') this.unanswered.add(reference);
      else this.unanswered.delete(reference);
    }
    if (health === 'down') throw new TypeError('Failed to fetch');
    if (reference !== 'login') await run?.();
    if (health === 'blocked') return new Response('', { status: 429 });
    const isKnown = health !== 'unknown' && this.providerIds.get(reference) === asked;
    const answer = fake.answerCheck(reference, isKnown ? this.findOutcome(reference) : undefined);
    const right = (await answer.text()).replace('"1000"', `"${isReadable(reference) ? amountOf(reference) : 'five'}"`);
    const isWrong = health === 'contradicting' && isKnown;
    const text = isWrong ? right.replace(/"status":"\w+"/, '"status":"PENDING"') : right;
    return new Response(text, { status: answer.status });
  };

  /** Starts a payment under a new reference, and remembers it in the browser if it is started. */
  async begin(): Promise<{ reference: string; start?: PaymentStart }> {
    this.snapshot = new Set(this.site.blobs.keys());
    const reference = String(++this.starts);
    const amount = amountOf(reference);
    const { startedBy, client } = findProvider(this.variables);
    const start = startedBy === 'function' ? await this.start(reference, amount) : undefined;
    if (start?.status === 'failed') return { reference, start };
    this.providerIds.set(reference, this.providerId);
    this.outcomes.set(reference, ['waiting']);
    const donation = { amount, currency: client.acceptedCurrencies[0], channel: 'MOBILE_MONEY' } as const;
    this.browser.run(() => savePayment({ donation, reference, language: 'fr', origin: '' }));
    return { reference, ...(start && { start }) };
  }

  /** What the return function answers the browser. */
  async returnBy(way: (typeof ways)[number], reference: string | undefined): Promise<Response> {
    this.snapshot = new Set(this.site.blobs.keys());
    const { referenceNames } = findProvider(this.variables).client;
    const query = way === 'getWithQuery' ? `?${referenceNames[0]}=${reference}` : '';
    const name = String(referenceNames.at(way === 'postById' ? -1 : 0));
    const isPost = !way.startsWith('get');
    const request = new Request(`https://site.example${returnPath}${query}`, {
      method: isPost ? 'POST' : 'GET',
      ...(isPost && { body: new URLSearchParams(reference ? { [name]: reference } : {}) }),
      headers: { cookie: this.browser.readCookies(returnPath) },
    });
    const response = await handleReturn(request, this.variables, this.ledger);
    for (const cookie of response.headers.getSetCookie()) this.browser.keepCookie(cookie);
    return response;
  }

  /** What the notification function answers the provider of the payment. */
  async sendNotification(reference: string, signature?: string): Promise<Response> {
    this.snapshot = new Set(this.site.blobs.keys());
    const request = await writeNotification(loadFake(this.providerOf(reference).id), reference, signature);
    return handleNotification(request, this.variables, this.ledger);
  }

  /** Makes strangers write keys, a day ago. */
  plant(group: string, count: number): void {
    const time = new Date(this.now - 24 * hour).toISOString().slice(0, 13);
    for (let index = 0; index < count; index++) this.site.blobs.set(`site:follow-up/${group}/${time}/8${index}`, '');
  }

  /** The references that wait for the hourly check. */
  listOpen(): string[] {
    return this.site.list('follow-up').flatMap((key) => key.split('/')[2] ?? []);
  }

  /** Whether a run now could read all of the store, and ask the provider about each payment. */
  get isWell(): boolean {
    return this.site.fault === 'up' && this.health === 'up' && !(this.lags && this.snapshot);
  }

  /**
   * @param calls after how many a run is cut off
   * @param beside what happens at the same time
   * @returns whether the run left nothing unchecked
   */
  async runCheck(calls: number, beside?: () => Promise<unknown>): Promise<boolean> {
    const { site } = this;
    site.listed = this.lags ? this.snapshot : undefined;
    this.snapshot = undefined;
    const run = new Promise<boolean>((resolve, reject) => {
      let left = calls;
      this.run = () => {
        left -= 1;
        if (left >= 0) return undefined;
        resolve(false);
        return new Promise(() => {});
      };
      running.run(this.run, () => this.check(site.fault === 'up' ? undefined : 300)).then(resolve, reject);
    });
    const [hasCheckedAll] = await Promise.all([run, beside?.()]);
    await Promise.all(this.works.splice(0));
    site.listed = undefined;
    return hasCheckedAll;
  }

  /** @param deadline of the store: longer, because a busy machine is no slow store */
  async becomeWell(deadline: number): Promise<void> {
    Object.assign(this, { health: 'up', takesAlerts: true, lags: false, deadline });
    this.site.fault = 'up';
    await Promise.all(this.works.splice(0));
  }
}
