import { createHmac } from 'node:crypto';
import { emulatorCredentials } from './credentials';
import { type EmulatorState, pushCapped, type SentCall } from './emulatorState';
import { formatMoment, methodOf, type Payment, type PaymentState, paymentStates } from './payments';
import type { Fault } from './settings';

type NotifyFault = Fault<'notify'>['kind'] | undefined;

/** A form with its signature, or, in API v1, JSON without one. */
type Notification =
  | { body: Record<string, string>; xToken: string }
  | { body: Record<string, unknown>; xToken?: undefined };

/** Notifies notify_url of each state in order. Never rejects: failures are recorded in `records.sent`. */
export async function notify(
  emulator: EmulatorState,
  payment: Payment,
  states: PaymentState[],
  fault: NotifyFault,
): Promise<void> {
  if (fault === 'never') return;
  const send = makeSender(emulator, payment.notifyUrl);
  // API v1 notifies of an end only: docs/cinetpay-v1.md 8.
  const told = payment.v1 ? states.filter((state) => state === 'accepted' || state === 'refused') : states;
  for (const state of told) {
    const notification = payment.v1
      ? { body: writeV1Notification(payment, payment.v1, fault) }
      : writeNotification(payment, state, fault);
    for (let times = fault === 'twice' ? 2 : 1; times > 0; times -= 1) {
      // The provider skips a URL that does not answer the ping with 200: docs/cinetpay.md 6.
      if ((await send('GET')) === 200) await send('POST', notification);
    }
  }
}

/** The 16 fields of docs/cinetpay.md section 6, in the order in which they are signed. */
export function writeNotification(payment: Payment, state: PaymentState, fault: NotifyFault) {
  const amount = fault === 'wrongAmount' ? payment.amount * 10 : payment.amount;
  const body = {
    cpm_site_id: emulatorCredentials.siteId,
    cpm_trans_id: payment.transactionId,
    cpm_trans_date: formatMoment(payment.changedAt),
    cpm_amount: String(amount),
    cpm_currency: payment.currency,
    signature: payment.signature,
    payment_method: methodOf(payment),
    cel_phone_num: '600000000',
    cpm_phone_prefixe: '237',
    cpm_language: payment.language,
    cpm_version: 'V4',
    cpm_payment_config: 'SINGLE',
    cpm_page_action: 'PAYMENT',
    cpm_custom: '',
    cpm_designation: payment.description,
    cpm_error_message: paymentStates[state].notified,
  };
  // An older version of the documentation posts the last field but leaves it out of the signature.
  const signed = Object.values(body).slice(0, fault === 'shortSignature' ? -1 : undefined);
  // The API key is public in the site's bundle: a receiver must reject what it signs.
  const key = fault === 'wrongSignature' ? emulatorCredentials.apiKey : emulatorCredentials.secretKey;
  return { body, xToken: createHmac('sha256', key).update(signed.join('')).digest('hex') };
}

/** It tells no state: docs/cinetpay-v1.md 8. */
export function writeV1Notification(
  { transactionId }: Payment,
  { notifyToken, transactionId: own, user }: NonNullable<Payment['v1']>,
  fault: NotifyFault,
): Record<string, unknown> {
  return {
    notify_token: fault === 'wrongSignature' ? 'f'.repeat(32) : notifyToken,
    merchant_transaction_id: transactionId,
    transaction_id: own,
    user,
    ...(fault === 'wrongAmount' && { status: 'SUCCESS', code: 100 }),
  };
}

type Send = (method: SentCall['method'], notification?: Notification) => Promise<SentCall['answer']>;

function makeSender({ records: { sent }, closing, now }: EmulatorState, url: string): Send {
  return async (method, notification) => {
    const call: SentCall = { at: new Date(now()).toISOString(), method, url, ...notification, answer: 'under way' };
    pushCapped(sent, call);
    call.answer = await fetch(url, {
      method,
      headers: { 'User-Agent': 'CinetPay emulator', ...describeBody(notification) },
      body:
        notification &&
        (notification.xToken ? new URLSearchParams(notification.body) : JSON.stringify(notification.body)),
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(10_000)]),
    }).then(readStatus, explainFailure);
    return call.answer;
  };
}

function describeBody(notification: Notification | undefined): Record<string, string> {
  if (!notification) return {};
  return notification.xToken ? { 'x-token': notification.xToken } : { 'Content-Type': 'application/json' };
}

async function readStatus(response: Response): Promise<number> {
  // An unread body keeps its connection open; cancelling one while it ends crashes Node 20.
  await response.arrayBuffer();
  return response.status;
}

function explainFailure(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
