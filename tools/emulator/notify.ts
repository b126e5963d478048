import { type Desk, keepLast, type SentCall } from './desk';
import type { Fault } from './faultKinds';
import { type Notification, writeNotification } from './notification';
import type { Payment, PaymentState } from './payments';

/** Tells notify_url of the states that a payment went through, one after the other. Never fails: it writes down why. */
export async function notify(
  desk: Desk,
  payment: Payment,
  states: PaymentState[],
  fault: Fault<'notify'>['kind'] | undefined,
): Promise<void> {
  if (fault === 'never') return;
  const send = makeSender(desk, payment.notifyUrl);
  for (const state of states) {
    const notification = writeNotification(payment, state, fault);
    for (let times = fault === 'twice' ? 2 : 1; times > 0; times -= 1) {
      // An address that does not answer the ping is not notified: CINETPAY.md 6 asks for 200 there too.
      if ((await send('GET')) === 200) await send('POST', notification);
    }
  }
}

type Send = (method: SentCall['method'], notification?: Notification) => Promise<SentCall['answer']>;

function makeSender({ records: { sent }, closing, now }: Desk, url: string): Send {
  return async (method, notification) => {
    const call: SentCall = { at: new Date(now()).toISOString(), method, url, ...notification, answer: 'under way' };
    keepLast(sent, call);
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
