import { Hono } from 'hono';
import type { Desk, Env, Exchange } from './desk';
import { writeClosedPage, writeHostedPage, writeReturnPage, writeUnknownPage } from './hostedPage';
import { notify } from './notify';
import { type Channel, type Decision, decisions, isFinal, type Payment, type PaymentState } from './payments';

const statesByDecision: Record<Exclude<Decision, 'close'>, PaymentState> = {
  accept: 'accepted',
  refuse: 'refused',
  cancel: 'cancelled',
  pending: 'pending',
};

/** The hosted checkout page, and the presses of its buttons. */
export function serveHosted(desk: Desk): Hono<Env> {
  return new Hono<Env>()
    .get('/payment/:token', (visit) => showPayment(desk, visit))
    .post((visit) => takeDecision(desk, visit));
}

/**
 * A payment already decided has nothing left but the way back, at a press: whoever came here with the browser's Back
 * would otherwise be thrown forward again.
 */
function showPayment({ records }: Desk, visit: Exchange): Response | Promise<Response> {
  const payment = records.payments.findByToken(visit.req.param('token') ?? '');
  if (!payment) return visit.html(writeUnknownPage(), 404);
  const { switches } = records.orders;
  if (!isSettled(records, payment)) return visit.html(writeHostedPage(payment));
  return visit.html(writeReturnPage(payment, switches, { byItself: false }));
}

async function takeDecision(desk: Desk, visit: Exchange): Promise<Response> {
  const { records } = desk;
  const payment = records.payments.findByToken(visit.req.param('token') ?? '');
  if (!payment) return visit.html(writeUnknownPage(), 404);
  const form = new URLSearchParams(await visit.req.text());
  const decision = decisions.find((one) => one === form.get('decision'));
  const channel = payment.channels.find((one) => one === form.get('channel')) ?? payment.channels[0];
  const needsChannel = decision !== 'cancel' && decision !== 'close';
  if (!decision || (needsChannel && !channel)) return visit.text('This payment cannot be decided that way.', 400);
  if (decision === 'close') return visit.html(writeClosedPage(payment));

  if (!isSettled(records, payment)) {
    const states = changeState(desk, payment, statesByDecision[decision], channel);
    const fault = records.orders.take('notify')?.kind;
    if (fault === 'beforeReturn') await notify(desk, payment, states, fault);
    else visit.env.outgoing.once('close', () => void notify(desk, payment, states, fault));
  }
  return visit.html(writeReturnPage(payment, records.orders.switches, { byItself: true }));
}

/** Whether the payment keeps its state whatever the payer presses. */
function isSettled({ orders }: Desk['records'], payment: Payment): boolean {
  return isFinal(payment) && !(orders.switches.lateSuccess && payment.state !== 'accepted');
}

/** @returns the states that notify_url is told of */
function changeState(desk: Desk, payment: Payment, state: PaymentState, channel?: Channel): PaymentState[] {
  const before = payment.state;
  Object.assign(payment, { state, channel: channel ?? null, changedAt: desk.now() });
  if (state === 'pending') return before === 'pending' ? [] : ['pending'];
  // Money from a phone waits for its owner before it is anything else, and the provider says so: docs/cinetpay.md 6.
  const waits = before === 'created' && channel !== 'CREDIT_CARD' && state !== 'cancelled';
  return waits ? ['pending', state] : [state];
}
