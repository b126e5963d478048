import { notifyPath, returnPath } from '../../../routes';
import { isRecord } from '../../../shared/unknownValues';
import { paymentDescription } from '../../rules/donation';
import { isPaymentPage } from '../cinetpayShared/isPaymentPage';
import type { Attempt, PaymentClient, ProviderSettings, StartResult } from '../provider';
import { requestStart } from '../requestStart';
import { accountCodes, createdCode, takenReferenceDescription } from './vocabulary';

/** For slow networks. */
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

export const startPayment: PaymentClient['startPayment'] = (settings, attempt, send) =>
  requestStart(
    settings.url,
    paymentRequest(settings, attempt),
    timeoutMilliseconds,
    (answer, status) => readStart(answer, status, settings.url),
    send,
  );

// The body is read whatever the HTTP status: a refusal has a body, and a status such as 400.
function readStart(answer: Record<string, unknown> | undefined, status: number, apiUrl: string): StartResult {
  if (!answer) return { kind: 'failed', reason: 'unavailable' };
  const { code, description, data } = answer;
  const url = isRecord(data) ? data.payment_url : undefined;
  if (code === createdCode && typeof url === 'string')
    return isPaymentPage(url, apiUrl) ? { kind: 'redirect', url } : { kind: 'failed', reason: 'foreignPage' };
  const text = typeof description === 'string' && code !== createdCode ? description.trim() : '';
  const isUnavailable = status >= 500 || status === 429 || accountCodes.includes(code);
  return {
    kind: 'failed',
    reason: isUnavailable ? 'unavailable' : 'refused',
    ...(text && { description: text }),
    ...(takenReferenceDescription.test(text) && { isReferenceTaken: true }),
  };
}
