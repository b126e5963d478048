import type { Desk } from './desk';
import { notify } from './notify';
import { type Channel, isFinal, type Payment, type PaymentState } from './payments';

/** What the buttons of the hosted page do. `close` decides nothing, and the payer does not return. */
export const decisions = ['accept', 'refuse', 'cancel', 'pending', 'close'] as const;

export type Decision = (typeof decisions)[number];

const statesByDecision: Record<Exclude<Decision, 'close'>, PaymentState> = {
  accept: 'accepted',
  refuse: 'refused',
  cancel: 'cancelled',
  pending: 'pending',
};

/**
 * Brings a payment to the state that the payer chose.
 * @returns what is left to do once the payer has been answered: the notifications, unless a fault wanted them earlier
 */
export async function decide(
  desk: Desk,
  payment: Payment,
  decision: Exclude<Decision, 'close'>,
  channel: Channel | undefined,
): Promise<() => Promise<void>> {
  if (isFinal(payment)) return async () => {};
  const state = statesByDecision[decision];
  const states = statesToTell(payment, state, channel);
  Object.assign(payment, { state, channel: channel ?? null, changedAt: desk.now() });

  const fault = desk.records.faults.take('notify')?.kind;
  const tell = () => notify(desk, payment, states, fault);
  if (fault !== 'beforeReturn') return tell;
  await tell();
  return async () => {};
}

/** Money from a phone waits for its owner before it is anything else, and the provider says so: CINETPAY.md 6. */
function statesToTell(payment: Payment, state: PaymentState, channel: Channel | undefined): PaymentState[] {
  if (state === 'pending') return payment.state === 'pending' ? [] : ['pending'];
  const waits = channel !== 'CREDIT_CARD' && state !== 'cancelled' && payment.state !== 'pending';
  return waits ? ['pending', state] : [state];
}
