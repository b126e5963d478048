import { parseUrl } from '../../../content/parseUrl';
import { isRecord } from '../../../content/values';
import { notifyPath, returnPath } from '../../../routes';
import { paymentDescription } from '../../rules/donation';
import type { Attempt, ClientTools, PaymentFailure, PaymentStart, ProviderSettings } from '../provider';
import { accountCodes, createdCode, paymentHosts, takenReferenceDescription } from './vocabulary';

const timeoutMilliseconds = 30_000;

/** The request body of docs/specification.md, section 7. */
function paymentRequest({ apiKey, siteId }: ProviderSettings, { donation, reference, language, origin }: Attempt) {
  return {
    apikey: apiKey,
    site_id: siteId,
    transaction_id: reference,
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
  settings: ProviderSettings,
  attempt: Attempt,
  { send = fetch, timeout = timeoutMilliseconds }: ClientTools = {},
): Promise<PaymentStart> {
  // Browsers of old phones have no `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  let isDown = false;
  try {
    const response = await send(settings.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(paymentRequest(settings, attempt)),
      signal: controller.signal,
    });
    isDown = response.status >= 500;
    return readAnswer(await response.json(), new URL(settings.url), isDown ? 'unavailable' : 'refused');
  } catch {
    return { status: 'failed', reason: isDown ? 'unavailable' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}

// Refusals come with a readable body and a status such as 400.
function readAnswer(answer: unknown, asked: URL, reason: PaymentFailure): PaymentStart {
  const { code, description, data } = isRecord(answer) ? answer : {};
  const url = isRecord(data) ? data.payment_url : undefined;
  if (code === createdCode && typeof url === 'string') {
    if (isPaymentPage(url, asked)) return { status: 'redirect', url };
    return { status: 'failed', reason: 'address' };
  }
  const text = typeof description === 'string' && code !== createdCode ? description.trim() : '';
  return {
    status: 'failed',
    reason: accountCodes.includes(code) ? 'unavailable' : reason,
    ...(text && { description: text }),
    ...(takenReferenceDescription.test(text) && { isReferenceTaken: true }),
  };
}

/** Allows redirects to the provider's pages over https, or to the host of the request: the emulator's, for example. */
function isPaymentPage(address: string, asked: URL): boolean {
  const page = parseUrl(address);
  if (page?.hostname === asked.hostname && page.protocol === asked.protocol) return true;
  return page?.protocol === 'https:' && paymentHosts.test(page.hostname);
}
