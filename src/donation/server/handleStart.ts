import { functionHeaders } from '../../securityHeaders';
import { isLanguage } from '../../shared/i18n/languages';
import { isRecord, readJson } from '../../shared/unknownValues';
import type { Attempt, PaymentClient, StartedPayment, StartResult, Variables } from '../providers/provider';
import { findProvider } from '../providers/server/registry';
import { buildCustomer } from '../rules/donation';
import { isOwnReference } from '../rules/reference';
import { providerTimeoutMilliseconds } from './accounts';
import type { Services } from './services';

const referenceTaken = { kind: 'failed', reason: 'refused', isReferenceTaken: true } as const;

/** Room for the longest donation that a form accepts. */
const maxBytes = 4096;

/**
 * Starts a payment for a page of this site, if only functions may have the chosen provider's keys. Of the donation,
 * stores only amount and currency, which the provider's later answers may lack.
 */
export async function handleStart(
  request: Request,
  variables: Variables,
  { ledger, log, alert, now, send }: Services,
): Promise<Response> {
  const { origin } = new URL(request.url);
  const provider = findProvider(variables);
  const startsHere = provider.paymentsStartIn === 'function';
  const account = startsHere ? provider.readAccount(variables) : undefined;
  const refusal = findRefusal(request, origin);
  if (startsHere && !account && !refusal)
    alert('No payment can be started: the keys of the provider are not set.', 'setup');
  if (!account) return respond(404, { kind: 'failed', reason: 'unavailable' });
  if (refusal) return refuse(refusal);
  const text = await request.text();
  if (Buffer.byteLength(text) > maxBytes) return refuse(413);
  const attempt = readAttempt(readJson(text), provider.client, origin);
  if (!attempt) return refuse(400);

  const { donation, reference } = attempt;
  const { amount, currency } = donation;
  const { providerId } = account;
  const startedAt = now().toISOString();
  const reserved: StartedPayment = { providerId, reference, amount, currency, startedAt, secrets: {} };
  try {
    // Reserves the reference first, because the provider may answer a known one with the earlier payment's page.
    if (!(await ledger.startedPayments.reserve(reserved))) return respond(200, referenceTaken);
    const start = await account.startPayment(attempt, {
      send,
      log,
      alert: (line) => alert(line, 'setup'),
      signal: AbortSignal.timeout(providerTimeoutMilliseconds),
    });
    if (start.kind === 'failed') return respond(200, start);
    const { kind, url, ...fromProvider } = start;
    await ledger.startedPayments.complete({ ...reserved, ...fromProvider });
    return respond(200, { kind, url });
  } catch (error) {
    // The donor must not pay for a start that is not stored: no notification of the payment could be trusted.
    alert(`Payment ${reference} was not started: it could not be stored (${error}).`, 'setup');
    return respond(200, { kind: 'failed', reason: 'unavailable' });
  }
}

/** The status of a refusal; undefined for JSON from a page of this site, whose origin browsers send with a POST. */
function findRefusal({ headers }: Request, origin: string): number | undefined {
  if (headers.get('origin') !== origin || (headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin')
    return 403;
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) return 415;
  return Number(headers.get('content-length')) > maxBytes ? 413 : undefined;
}

/**
 * Reads what a page of this site sends, and checks it again: a caller may send anything. The reference becomes a key of
 * the store, whose other keys begin with words, so it must be a number.
 */
function readAttempt(
  body: unknown,
  { channels, acceptedCurrencies, checkValues }: PaymentClient,
  origin: string,
): Attempt | undefined {
  if (!isRecord(body) || !isRecord(body.donation)) return undefined;
  const { donation, reference, language } = body;
  const channel = channels.find((known) => known === donation.channel);
  const currency = acceptedCurrencies.find((known) => known === donation.currency);
  if (!channel || !currency || !isOwnReference(reference) || !isLanguage(language)) return undefined;
  const typed = isRecord(donation.customer) ? donation.customer : {};
  const customer = buildCustomer((field) => (typeof typed[field] === 'string' ? typed[field] : ''));
  const amount = Number.isSafeInteger(donation.amount) ? String(donation.amount) : '';
  const checked = checkValues({ amount, currency, channel, customer });
  return 'donation' in checked ? { donation: checked.donation, reference, language, origin } : undefined;
}

const refuse = (status: number) => respond(status, { kind: 'failed', reason: 'refused' });

function respond(status: number, start: StartResult): Response {
  return Response.json(start, { status, headers: functionHeaders });
}
