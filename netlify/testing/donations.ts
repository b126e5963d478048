import type { PaymentStart } from '../../src/donation/providers/provider';
import { findProvider } from '../../src/donation/providers/registry';
import { handleNotification } from '../../src/donation/server/handleNotification';
import { handleReturn } from '../../src/donation/server/handleReturn';
import { handleStart } from '../../src/donation/server/handleStart';
import { recheckPending } from '../../src/donation/server/recheckPending';
import { loadFake, type PaymentEnd, type ProviderFake } from '../../src/testing/providerFake';
import { openLedger } from '../blobLedger';
import { type FakeSite, withSite } from './blobServer';

/** What the provider says of a payment: undefined where it does not know it, `down` where it says nothing. */
export type ProviderAnswer = PaymentEnd | 'waiting' | 'down' | undefined;

const hour = 3600_000;

/** @param signature in place of the provider's, in a notification that names our account */
export async function writeNotification(fake: ProviderFake, reference: string, signature?: string): Promise<Request> {
  const request = fake.notify('https://site.example/cinetpay-notify', reference);
  if (!signature) return request;
  const body = (await request.text()).replace('cpm_site_id=1000', 'cpm_site_id=123');
  return new Request(request.url, {
    method: 'POST',
    headers: { ...Object.fromEntries(request.headers), 'x-token': signature },
    body,
  });
}

/** For tests: a site with one provider, the site's own handlers, and the store's real client. */
export class Donations {
  readonly works: Promise<unknown>[] = [];
  readonly alerts: string[] = [];
  /** Whether the address of the alerts takes them. */
  takesAlerts = true;
  readonly asked: string[] = [];
  /** At which hours since the first the provider was asked, by reference. */
  readonly hours: Record<string, number[]> = {};
  readonly variables: Record<string, string> = {};
  /** What the provider says of every payment, but for those in `says`. */
  state: ProviderAnswer = 'accepted';
  readonly says: Record<string, ProviderAnswer> = {};
  readonly begun = Date.parse('2026-11-20T10:00:00Z');
  now = this.begun;
  retryMilliseconds: number | undefined = 0;
  deadline: number | undefined;
  /** How long the provider takes. */
  lateness = 0;
  /** When the provider has answered. */
  checkedAt = 0;

  constructor(
    readonly site: FakeSite,
    providerId = 'cinetpay',
  ) {
    this.choose(providerId);
  }

  /** The keys of the provider before stay. */
  choose(providerId: string): void {
    Object.assign(this.variables, { GATSBY_PAYMENT_PROVIDER: providerId, ...loadFake(providerId).variables });
  }

  get providerId(): string {
    return findProvider(this.variables).id;
  }

  get fake(): ProviderFake {
    return loadFake(this.providerId);
  }

  get ledger() {
    const context = { waitUntil: (work: Promise<unknown>) => void this.works.push(work) };
    const { deadline, retryMilliseconds } = this;
    const ledger = openLedger(context, { deadline, retryMilliseconds, now: () => new Date(this.now) });
    const alert = async (line: string) => {
      this.alerts.push(line);
      return this.takesAlerts;
    };
    return { ...ledger, alert, send: this.send };
  }

  send: typeof fetch = async (...call) => {
    const reference = this.fake.readReference(...call);
    if (reference !== 'login') {
      this.asked.push(reference);
      const hours = this.hours[reference] ?? [];
      this.hours[reference] = [...hours, Math.floor((this.now - this.begun) / hour)];
    }
    if (this.lateness > 0) await new Promise((resolve) => setTimeout(resolve, this.lateness));
    this.checkedAt = performance.now();
    const state = Object.hasOwn(this.says, reference) ? this.says[reference] : this.state;
    return state === 'down' ? new Response('', { status: 500 }) : this.fake.answerCheck(reference, state);
  };

  /** Starts a payment with a provider that functions ask. */
  async start(reference: string, amount = 1000): Promise<PaymentStart> {
    const { fake } = this;
    const donation = { amount, currency: 'XAF', channel: 'MOBILE_MONEY', customer: fake.details };
    const request = new Request('https://site.example/donation-start', {
      method: 'POST',
      headers: { Origin: 'https://site.example', 'Content-Type': 'application/json' },
      body: JSON.stringify({ donation, reference, language: 'fr' }),
    });
    const send: typeof fetch = async (...call) => fake.answerStart?.(reference, ...call) ?? Response.error();
    return (await handleStart(request, this.variables, { ...this.ledger, send })).json();
  }

  async notify(reference: string, signature?: string): Promise<number> {
    const request = await writeNotification(this.fake, reference, signature);
    return (await handleNotification(request, this.variables, this.ledger)).status;
  }

  async comeBack(reference: string): Promise<string | null> {
    const url = `https://site.example/cinetpay-return?transaction_id=${reference}`;
    const request = new Request(url, { method: 'POST', headers: { cookie: 'a=1' }, body: new URLSearchParams() });
    return (await handleReturn(request, this.variables, this.ledger)).headers.get('location');
  }

  /**
   * Lets hours pass, with the hourly check after each.
   * @returns whether the last one left nothing unchecked
   */
  async pass(hours: number, milliseconds?: number): Promise<boolean> {
    let hasCheckedAll = false;
    await Promise.all(this.works);
    for (let count = 0; count < hours; count++) {
      this.now = this.now - (this.now % hour) + hour;
      hasCheckedAll = await this.check(milliseconds);
    }
    return hasCheckedAll;
  }

  async check(milliseconds?: number): Promise<boolean> {
    const hasCheckedAll = await recheckPending(this.variables, { ...this.ledger, milliseconds });
    await Promise.all(this.works);
    return hasCheckedAll;
  }

  records = () => this.site.list('payments').sort();
}

export const withDonations = (run: (donations: Donations) => Promise<void>, providerId?: string) =>
  withSite((site) => run(new Donations(site, providerId)));

/** Declares a test of what becomes of donations on a site with this provider. */
export const storyOf = (providerId: string) => (title: string, story: (donations: Donations) => Promise<void>) =>
  it(title, () => withDonations(story, providerId));
