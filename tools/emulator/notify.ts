import { createHmac } from 'node:crypto';
import { emulatorCredentials } from './credentials';
import { type Desk, pushCapped, type SentCall } from './desk';
import type { Fault } from './orders';
import { formatMoment, methodOf, type Payment, type PaymentState, paymentStates } from './payments';

type NotifyFault = Fault<'notify'>['kind'] | undefined;

type Notification = { body: Record<string, string>; xToken: string };

/** Tells notify_url of the states that a payment went through, one after the other. Never fails: it writes down why. */
export async function notify(desk: Desk, payment: Payment, states: PaymentState[], fault: NotifyFault): Promise<void> {
  if (fault === 'never') return;
  const send = makeSender(desk, payment.notifyUrl);
  for (const state of states) {
    const notification = writeNotification(payment, state, fault);
    for (let times = fault === 'twice' ? 2 : 1; times > 0; times -= 1) {
      // An address that does not answer the ping is not notified: docs/cinetpay.md 6 asks for 200 there too.
      if ((await send('GET')) === 200) await send('POST', notification);
    }
  }
}

/** A notification of one state: the 16 fields of docs/cinetpay.md section 6, in the order in which they are signed. */
export function writeNotification(payment: Payment, state: PaymentState, fault: NotifyFault): Notification {
  const amount = fault === 'wrongAmount' ? payment.amount * 10 : payment.amount;
  const body = {
    cpm_site_id: emulatorCredentials.siteId,
    cpm_trans_id: payment.transactionId,
    cpm_trans_date: formatMoment(payment.changedAt),
    cpm_amount: String(amount),
    cpm_currency: payment.currency,
    signature: payment.signature,
    payment_method: methodOf(payment) ?? '',
    cel_phone_num: '600000000',
    cpm_phone_prefixe: '237',
    cpm_language: payment.language,
    cpm_version: 'V4',
    cpm_payment_config: 'SINGLE',
    cpm_page_action: 'PAYMENT',
    cpm_custom: payment.metadata ?? '',
    cpm_designation: payment.description,
    cpm_error_message: paymentStates[state].notified,
  };
  // An older variant of the documentation signs all fields but the last, which it posts all the same.
  const signed = Object.values(body).slice(0, fault === 'shortSignature' ? -1 : undefined);
  // The key that everybody can read in the site: the mistake that a receiver must not let through.
  const key = fault === 'wrongSignature' ? emulatorCredentials.apiKey : emulatorCredentials.secretKey;
  return { body, xToken: createHmac('sha256', key).update(signed.join('')).digest('hex') };
}

type Send = (method: SentCall['method'], notification?: Notification) => Promise<SentCall['answer']>;

function makeSender({ records: { sent }, closing, now }: Desk, url: string): Send {
  return async (method, notification) => {
    const call: SentCall = { at: new Date(now()).toISOString(), method, url, ...notification, answer: 'under way' };
    pushCapped(sent, call);
    call.answer = await fetch(url, {
      method,
      headers: { 'User-Agent': 'CinetPay emulator', ...(notification && { 'x-token': notification.xToken }) },
      body: notification && new URLSearchParams(notification.body),
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(10_000)]),
    }).then(readStatus, explainFailure);
    return call.answer;
  };
}

async function readStatus(response: Response): Promise<number> {
  // An answer nobody reads keeps its connection open; one that is cancelled while it ends stops Node 20 altogether.
  await response.arrayBuffer();
  return response.status;
}

function explainFailure(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
