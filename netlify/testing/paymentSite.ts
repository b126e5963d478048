import type { Provider, StartResult } from '../../src/donation/providers/provider';
import { findProvider, providers } from '../../src/donation/providers/server/registry';
import { handleNotification } from '../../src/donation/server/handleNotification';
import { handleReturn } from '../../src/donation/server/handleReturn';
import { handleStart } from '../../src/donation/server/handleStart';
import { runHourlyCheck } from '../../src/donation/server/hourlyCheck';
import { hourMilliseconds } from '../../src/donation/server/ledger';
import { type FinalState, loadFake, type Signature } from '../../src/donation/testing/providerFake';
import { attempt } from '../../src/donation/testing/testPayment';
import { returnPath } from '../../src/routes';
import { openServices } from '../openServices';
import { type FakeStores, withStores } from './blobServer';

/** For tests: `Object.assign`, but only of properties that the target has. */
export const assign = <T extends object>(target: T, changes: NoInfer<Partial<T>>): T => Object.assign(target, changes);

/** The provider's answer about a payment: undefined if it does not know the payment, `down` if it fails. */
type ProviderAnswer = FinalState | 'pending' | 'down' | undefined;

/** For tests: a site with its own handlers and the store's real client. */
export class PaymentSite {
  readonly works: Promise<unknown>[] = [];
  readonly log: string[] = [];
  readonly alerts: string[] = [];
  /** Whether the webhook takes alerts. */
  takesAlerts = true;
  readonly asked: string[] = [];
  readonly variables: Record<string, string> = {};
  /** The provider's answer about every payment that is not in `answers`. */
  defaultAnswer: ProviderAnswer = 'accepted';
  readonly answers: Record<string, ProviderAnswer> = {};
  now: number;
  retryMilliseconds: number | undefined = 0;
  timeout: number | undefined;
  /** How many milliseconds the provider takes to answer. */
  providerLateness = 0;

  constructor(
    readonly stores: FakeStores,
    providerId = 'cinetpay',
    readonly begun = Date.parse('2026-11-20T10:00:00Z'),
  ) {
    this.now = begun;
    this.choose(providerId);
  }

  /** Changes the provider. The keys of the former provider stay. */
  choose(providerId: string): void {
    assign(this.variables, { GATSBY_PAYMENT_PROVIDER: providerId, ...loadFake(providerId).variables });
  }

  get services() {
    const context = { waitUntil: (work: Promise<unknown>) => void this.works.push(work) };
    const { timeout, retryMilliseconds } = this;
    const now = () => new Date(this.now);
    const log = (line: string) => void this.log.push(line);
    const services = openServices(context, { timeout, retryMilliseconds, now, log });
    const alert = async (line: string) => this.alerts.push(line) > 0 && this.takesAlerts;
    return { ...services, alert, send: this.send };
  }

  send: typeof fetch = async (...call) => {
    const id = providers.find(({ url }) => String(call[0]).startsWith(url))?.id ?? '';
    const reference = loadFake(id).readReference(...call);
    if (reference !== 'login') this.asked.push(reference);
    if (this.providerLateness > 0) await new Promise((resolve) => setTimeout(resolve, this.providerLateness));
    return this.answer(reference, id);
  };

  protected async answer(reference: string, providerId: string): Promise<Response> {
    const answer = Object.hasOwn(this.answers, reference) ? this.answers[reference] : this.defaultAnswer;
    return answer === 'down' ? new Response('', { status: 500 }) : loadFake(providerId).answerCheck(reference, answer);
  }

  /** Starts a payment with a provider whose payments start in functions. */
  async start(reference: string, amount = 1000): Promise<StartResult> {
    const fake = loadFake(findProvider(this.variables).id);
    const donation = { ...attempt.donation, amount, customer: fake.details };
    const request = new Request('https://site.example/donation-start', {
      method: 'POST',
      headers: { Origin: 'https://site.example', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...attempt, donation, reference }),
    });
    const send: typeof fetch = async (...call) => fake.answerStart?.(reference, ...call) ?? Response.error();
    return (await handleStart(request, this.variables, { ...this.services, send })).json();
  }

  async notify(reference: string, signature?: Signature): Promise<number> {
    return (await this.sendNotification(findProvider(this.variables), reference, signature)).status;
  }

  sendNotification({ id }: Pick<Provider, 'id'>, reference: string, signature: Signature = 'right'): Promise<Response> {
    const request = loadFake(id).notify('https://site.example/cinetpay-notify', reference, signature);
    return handleNotification(request, this.variables, this.services);
  }

  visit(init: RequestInit, query = ''): Promise<Response> {
    const request = new Request(`https://site.example${returnPath}${query}`, init);
    return handleReturn(request, this.variables, this.services);
  }

  /** @returns the page to which the donor is led */
  async comeBack(reference: string): Promise<string | null> {
    const body = new URLSearchParams({ transaction_id: reference });
    return (await this.visit({ method: 'POST', headers: { cookie: 'a=1' }, body })).headers.get('location');
  }

  waitHours(hours: number): void {
    this.now += hours * hourMilliseconds;
  }

  /**
   * Lets hours pass, with a run of the hourly check after each.
   * @returns whether the last run has succeeded
   */
  async passHours(hours: number): Promise<boolean> {
    let hasSucceeded = false;
    await Promise.all(this.works);
    for (let count = 0; count < hours; count++) {
      this.now = this.now - (this.now % hourMilliseconds) + hourMilliseconds;
      hasSucceeded = await this.check();
    }
    return hasSucceeded;
  }

  async check(services = this.services): Promise<boolean> {
    const hasSucceeded = await runHourlyCheck(this.variables, services);
    await Promise.all(this.works);
    return hasSucceeded;
  }

  records = () => this.stores.list('payments').sort();
}

export const withPaymentSite = (run: (site: PaymentSite) => Promise<void>, providerId?: string) =>
  withStores((stores) => run(new PaymentSite(stores, providerId)));

/** Declares a test of what becomes of payments on a site with a provider. */
export const testOnSite = (title: string, run: (site: PaymentSite) => Promise<void>, providerId?: string) =>
  it(title, () => withPaymentSite(run, providerId));
