import { createHmac, timingSafeEqual } from 'node:crypto';
import { functionHeaders } from '../../securityHeaders';
import { checkPayment } from '../providers/cinetpay/checkPayment';
import { notificationFields, signatureHeader } from '../providers/cinetpay/provider';
import { type PaymentVariables, readProvider, readSecretKey } from '../providers/cinetpay/settings';
import type { PaymentCheck } from '../rules/paymentCheck';

/** The stored record of a payment, without personal data. */
export type PaymentRecord = PaymentCheck & { reference: string; recordedAt: string };

type Tools = {
  /** Stores a record under a new key; for an existing key, returns the existing record instead. */
  record: (key: string, payment: PaymentRecord) => Promise<PaymentRecord | undefined>;
  log: (line: string) => void;
  send?: typeof fetch;
  now?: () => Date;
};

/**
 * Answers the provider's notifications, several per payment. They are not trusted: a signed one triggers a check with
 * the provider, and each state that the check confirms is recorded once.
 */
export async function handleNotification(
  request: Request,
  variables: PaymentVariables,
  { record, log, send, now = () => new Date() }: Tools,
): Promise<Response> {
  // The provider probes the address by GET.
  if (request.method === 'GET') return textResponse(200, 'OK');

  const provider = readProvider(variables);
  const secretKey = readSecretKey(variables);
  if (!provider || !secretKey) {
    log('A payment notification was not recorded: the payment keys or CINETPAY_SECRET_KEY are not set.');
    return textResponse(503, 'Not configured');
  }
  const notification = new URLSearchParams(await request.text());
  if (!isSigned(notification, request.headers.get(signatureHeader) ?? '', secretKey)) {
    log('A payment notification was not recorded: its signature is wrong.');
    return textResponse(403, 'Wrong signature');
  }
  const reference = notification.get('cpm_trans_id') ?? '';
  const check = await checkPayment(provider, reference, { send });
  if (check.state === 'unchecked') {
    log(`Payment ${reference} was notified but could not be checked: the provider is asked to notify again.`);
    return textResponse(503, 'Could not check');
  }
  if (check.state === 'unknown') {
    log(`Payment ${reference} was notified, but the provider does not know it: it is asked to notify again.`);
    return textResponse(503, 'Unknown');
  }
  if (check.amount !== undefined && check.amount !== Number(notification.get('cpm_amount'))) {
    log(`Payment ${reference} was notified with another amount than the provider confirms: the confirmed one counts.`);
  }
  const payment = { ...check, reference, recordedAt: now().toISOString() };
  try {
    const kept = await record(`${reference}/${check.state}`, payment);
    if (!kept) log(`Payment ${reference} is ${check.state}: recorded.`);
    // References are random numbers of at most eight digits: among ten thousand payments, two may share one.
    else if (kept.amount && check.amount && (kept.amount !== check.amount || kept.currency !== check.currency)) {
      log(
        `There is a record of another payment under ${reference}: this one, of ${check.amount} ${check.currency}, ` +
          'was not recorded. Look for both in CinetPay’s back office.',
      );
    }
  } catch (error) {
    log(`Payment ${reference} is ${check.state} but could not be recorded (${error}): it is to be notified again.`);
    return textResponse(503, 'Could not record');
  }
  return textResponse(200, 'OK');
}

/**
 * Whether the signature is the hexadecimal HMAC-SHA256 of the sixteen values, joined in the provider's order, or of the
 * first fifteen, as in an older variant of its documentation. Compares in constant time, against timing attacks.
 */
function isSigned(notification: URLSearchParams, signature: string, secretKey: string): boolean {
  const values = notificationFields.map((field) => notification.get(field) ?? '');
  const given = Buffer.from(signature, 'hex');
  return [values, values.slice(0, -1)].some((signed) => {
    const expected = createHmac('sha256', secretKey).update(signed.join('')).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function textResponse(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...functionHeaders, 'Content-Type': 'text/plain' } });
}
