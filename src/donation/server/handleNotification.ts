import { functionHeaders } from '../../securityHeaders';
import { checkPayment } from '../providers/cinetpay/checkPayment';
import { readNotification } from '../providers/cinetpay/readNotification';
import { type PaymentVariables, readProviderSettings, readSecretKey } from '../providers/cinetpay/settings';
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

  const provider = readProviderSettings(variables);
  const secretKey = readSecretKey(variables);
  if (!provider || !secretKey) {
    log('A payment notification was not recorded: the payment keys or CINETPAY_SECRET_KEY are not set.');
    return textResponse(503, 'Not configured');
  }
  const notification = await readNotification(request, secretKey);
  if (!notification) {
    log('A payment notification was not recorded: its signature is wrong.');
    return textResponse(403, 'Wrong signature');
  }
  const { reference, amount } = notification;
  const check = await checkPayment(provider, reference, { send });
  if (check.state === 'unchecked') {
    log(`Payment ${reference} was notified but could not be checked: the provider is asked to notify again.`);
    return textResponse(503, 'Could not check');
  }
  if (check.state === 'unknown') {
    log(`Payment ${reference} was notified, but the provider does not know it: it is asked to notify again.`);
    return textResponse(503, 'Unknown');
  }
  if (check.amount !== undefined && check.amount !== amount) {
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

function textResponse(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...functionHeaders, 'Content-Type': 'text/plain' } });
}
