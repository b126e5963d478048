import type { EmulatedProvider, Notification } from './emulatedProvider';
import { type EmulatorState, pushCapped, type SentCall } from './emulatorState';
import type { Payment, PaymentState } from './payments';
import type { Fault } from './settings';

/** Notifies `notifyUrl` of each state in order. Never rejects: failures are recorded in `records.sent`. */
export async function notify(
  emulator: EmulatorState,
  { pings, writeNotification }: EmulatedProvider,
  payment: Payment,
  states: PaymentState[],
  fault: Fault['kind'] | undefined,
): Promise<void> {
  if (fault === 'never') return;
  const send = makeSender(emulator, payment.notifyUrl);
  for (const state of states) {
    const notification = writeNotification(payment, state, fault);
    if (!notification) continue;
    for (let times = fault === 'twice' ? 2 : 1; times > 0; times -= 1) {
      if (!pings || (await send('GET')) === 200) await send('POST', notification);
    }
  }
}

type Send = (method: SentCall['method'], notification?: Notification) => Promise<SentCall['answer']>;

function makeSender({ records: { sent }, closing, now }: EmulatorState, url: string): Send {
  return async (method, notification) => {
    const call: SentCall = { at: new Date(now()).toISOString(), method, url, ...notification, answer: 'under way' };
    pushCapped(sent, call);
    call.answer = await fetch(url, {
      method,
      headers: { 'User-Agent': 'Payment emulator', ...notification?.headers },
      body: notification?.body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(10_000)]),
    }).then(readStatus, explainFailure);
    return call.answer;
  };
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
