import { isRecord } from '../content/fields';
import { readAddress } from '../content/readAddress';
import type { Language } from '../i18n/languages';
import { notifyPath, returnPath } from '../routes';
import type { Donation } from './donation';
import { createdCode, paymentDescription } from './provider';

export type Provider = {
  /** The address payments are created at. */
  url: string;
  apiKey: string;
  siteId: string;
};

export type Attempt = {
  donation: Donation;
  transactionId: string;
  language: Language;
  /** The site's own origin, which the provider reports and returns to. */
  origin: string;
};

/** `refused`: the provider said no. `network`: it was not reached, or not understood. */
export const paymentFailures = ['refused', 'network'] as const;
type PaymentFailure = (typeof paymentFailures)[number];

export type PaymentStart =
  | { status: 'redirect'; url: string }
  /** `description`: the provider's own words for a refusal, where it has any. */
  | { status: 'failed'; reason: PaymentFailure; description?: string };

const timeoutMilliseconds = 30_000;

/** The body of the one call the site makes: specification, section 7. */
function paymentRequest({ apiKey, siteId }: Provider, { donation, transactionId, language, origin }: Attempt) {
  return {
    apikey: apiKey,
    site_id: siteId,
    transaction_id: transactionId,
    amount: donation.amount,
    currency: donation.currency,
    description: paymentDescription,
    notify_url: `${origin}${notifyPath}`,
    return_url: `${origin}${returnPath}`,
    channels: donation.channel,
    lang: language,
    ...donation.customer,
  };
}

/** Asks the provider for a payment page. Never throws: every way to fail is an answer. */
export async function startPayment(
  provider: Provider,
  attempt: Attempt,
  { send = fetch, timeout = timeoutMilliseconds }: { send?: typeof fetch; timeout?: number } = {},
): Promise<PaymentStart> {
  // By hand: phones that get no newer browser any more have no `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await send(provider.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(paymentRequest(provider, attempt)),
      signal: controller.signal,
    });
    return readAnswer(await response.json(), new URL(provider.url));
  } catch {
    return { status: 'failed', reason: 'network' };
  } finally {
    clearTimeout(timer);
  }
}

// The HTTP status says nothing that the body does not: refusals come with a readable body and a status like 400.
function readAnswer(answer: unknown, provider: URL): PaymentStart {
  const { code, description, data } = isRecord(answer) ? answer : {};
  const url = isRecord(data) ? data.payment_url : undefined;
  if (code === createdCode && typeof url === 'string' && isPaymentPage(url, provider))
    return { status: 'redirect', url };
  const said = typeof description === 'string' && code !== createdCode ? description.trim() : '';
  return { status: 'failed', reason: 'refused', ...(said && { description: said }) };
}

/**
 * Donors are sent to the provider alone, over https: to its own pages, or to the host that was asked, which may be the
 * emulator's.
 */
function isPaymentPage(address: string, provider: URL): boolean {
  const page = readAddress(address);
  if (page?.hostname === provider.hostname && page.protocol === provider.protocol) return true;
  return page?.protocol === 'https:' && /(^|\.)cinetpay\.com$/.test(page.hostname);
}

/**
 * Whether the site at this address takes gifts: it has a provider, and a reachable one. An emulator listens on the machine
 * it runs on: a page from anywhere else would look for it on the donor's own.
 */
export function acceptsDonations(provider: Provider | undefined, siteUrl: string): boolean {
  if (!provider) return false;
  return !isLocalhost(new URL(provider.url).hostname) || isLocalhost(new URL(siteUrl).hostname);
}

export function isLocalhost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
