import { parseUrl } from '../../../content/parseUrl';
import { isRecord } from '../../../content/values';
import type { Language } from '../../../i18n/languages';
import { notifyPath, returnPath } from '../../../routes';
import type { Donation } from '../../rules/donation';
import { createdCode, paymentDescription } from './provider';

export type Provider = {
  /** The endpoint that creates payments. */
  url: string;
  apiKey: string;
  siteId: string;
};

export type Attempt = {
  donation: Donation;
  transactionId: string;
  language: Language;
  /** The site's origin, for the notification and return addresses. */
  origin: string;
};

/** `refused`: the provider refused. `network`: no answer, or an unreadable one. */
export const paymentFailures = ['refused', 'network'] as const;
type PaymentFailure = (typeof paymentFailures)[number];

export type PaymentStart =
  | { status: 'redirect'; url: string }
  /** `description`: the provider's text for a refusal. */
  | { status: 'failed'; reason: PaymentFailure; description?: string };

const timeoutMilliseconds = 30_000;

/** The request body of docs/specification.md, section 7. */
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

/** Asks the provider for a payment page. Never throws: a failure is a status. */
export async function startPayment(
  provider: Provider,
  attempt: Attempt,
  { send = fetch, timeout = timeoutMilliseconds }: { send?: typeof fetch; timeout?: number } = {},
): Promise<PaymentStart> {
  // Browsers of old phones have no `AbortSignal.timeout`.
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

// Ignores the HTTP status: refusals come with a readable body and a status such as 400.
function readAnswer(answer: unknown, provider: URL): PaymentStart {
  const { code, description, data } = isRecord(answer) ? answer : {};
  const url = isRecord(data) ? data.payment_url : undefined;
  if (code === createdCode && typeof url === 'string' && isPaymentPage(url, provider))
    return { status: 'redirect', url };
  const text = typeof description === 'string' && code !== createdCode ? description.trim() : '';
  return { status: 'failed', reason: 'refused', ...(text && { description: text }) };
}

/** Allows redirects to the provider's pages over https, or to the host of the request: the emulator's, for example. */
function isPaymentPage(address: string, provider: URL): boolean {
  const page = parseUrl(address);
  if (page?.hostname === provider.hostname && page.protocol === provider.protocol) return true;
  return page?.protocol === 'https:' && /(^|\.)cinetpay\.com$/.test(page.hostname);
}

/** Whether the site has a provider that its donors can reach: a published site cannot use an emulator on localhost. */
export function acceptsDonations(provider: Provider | undefined, siteUrl: string): boolean {
  if (!provider) return false;
  return !isLocalhost(new URL(provider.url).hostname) || isLocalhost(new URL(siteUrl).hostname);
}

export function isLocalhost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
