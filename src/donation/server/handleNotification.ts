import { functionHeaders } from '../../securityHeaders';
import { type PaymentVariables, readProviderSettings, readSecretKey } from '../providers/current';
import { checkPayment, readNotification } from '../providers/currentServer';
import { isReference } from '../rules/paymentCheck';
import { type Ledger, recordPayment } from './recordPayment';

/**
 * Answers the provider's notifications, several per payment. They are not trusted: a signed one triggers a check with
 * the provider, and each state that the check confirms is recorded once.
 */
export async function handleNotification(
  request: Request,
  variables: PaymentVariables,
  { send, ...ledger }: Ledger & { send?: typeof fetch },
): Promise<Response> {
  const { log, alert } = ledger;
  // The provider probes the address by GET.
  if (request.method === 'GET') return textResponse(200, 'OK');

  const provider = readProviderSettings(variables);
  const secretKey = readSecretKey(variables);
  if (!provider || !secretKey) {
    log('A payment notification was not recorded: the payment keys or CINETPAY_SECRET_KEY are not set.');
    return textResponse(503, 'Not configured');
  }
  const read = await readNotification(request, secretKey);
  if (read.status === 'unsigned') return textResponse(403, 'No signature');
  if (read.status === 'forged') {
    await alert(`A payment notification was not recorded: its signature is wrong (${read.description}).`);
    return textResponse(403, 'Wrong signature');
  }
  const { reference, amount, isPaid } = read.notification;
  // Whoever has the public keys chooses references, and the provider signs them; ours are numbers.
  if (!isReference(reference)) {
    log('A notification was ignored: its reference is not one of this site.');
    return textResponse(200, 'OK');
  }
  const check = await checkPayment(provider, reference, { send, log });
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
  const isRecorded = await recordPayment(reference, check, ledger);
  if (!isRecorded) return textResponse(503, 'Could not record');
  if (isPaid && check.state === 'pending') {
    log(`Payment ${reference} was notified as paid, but the check still says pending: it is to be notified again.`);
    return textResponse(503, 'Not confirmed yet');
  }
  if (isPaid && check.state !== 'accepted') {
    await alert(`Payment ${reference} was notified as paid, but the check says ${check.state}: ask the provider.`);
  }
  return textResponse(200, 'OK');
}

function textResponse(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...functionHeaders, 'Content-Type': 'text/plain' } });
}
