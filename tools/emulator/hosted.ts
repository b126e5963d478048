import { Hono } from 'hono';
import { type EmulatedProvider, providerOf } from './emulatedProvider';
import type { EmulatorState, Env, RequestContext } from './emulatorState';
import { writeClosedPage, writeHostedPage, writeReturnPage, writeUnknownPage } from './hostedPage';
import { notify } from './notify';
import { type Decision, decisions, isFinal, type Payment, type PaymentState } from './payments';

const statesByDecision: Record<Exclude<Decision, 'close'>, PaymentState> = {
  accept: 'accepted',
  refuse: 'refused',
  cancel: 'cancelled',
  pending: 'pending',
};

/** Serves the hosted checkout page and its buttons. */
export function serveHosted(emulator: EmulatorState, providers: readonly EmulatedProvider[]): Hono<Env> {
  return new Hono<Env>()
    .get('/payment/:token', (context) => showPayment(emulator, providers, context))
    .post((context) => takeDecision(emulator, providers, context));
}

/**
 * A settled payment shows only the return button. An automatic return would trap a payer who arrives with the browser's
 * Back.
 */
function showPayment(
  { records }: EmulatorState,
  providers: readonly EmulatedProvider[],
  context: RequestContext,
): Response | Promise<Response> {
  const payment = findPayment(records, context);
  if (!payment) return context.html(writeUnknownPage(), 404);
  if (!isSettled(records, payment)) return context.html(writeHostedPage(payment));
  const form = providerOf(payment, providers).describeReturn(payment, records.settings.switches);
  return context.html(writeReturnPage(payment, form, { byItself: false }));
}

async function takeDecision(
  emulator: EmulatorState,
  providers: readonly EmulatedProvider[],
  context: RequestContext,
): Promise<Response> {
  const { records } = emulator;
  const payment = findPayment(records, context);
  if (!payment) return context.html(writeUnknownPage(), 404);
  const chosen = new URLSearchParams(await context.req.text()).get('decision');
  const decision = decisions.find((one) => one === chosen);
  if (!decision) return context.text('There is no such decision.', 400);
  if (decision === 'close') return context.html(writeClosedPage(payment));

  const provider = providerOf(payment, providers);
  if (!isSettled(records, payment)) {
    const states = changeState(emulator, payment, statesByDecision[decision]);
    const fault = records.settings.take('notify')?.kind;
    if (fault === 'beforeReturn') await notify(emulator, provider, payment, states, fault);
    else context.env.outgoing.once('close', () => void notify(emulator, provider, payment, states, fault));
  }
  const form = provider.describeReturn(payment, records.settings.switches);
  return context.html(writeReturnPage(payment, form, { byItself: true }));
}

/** Whether the state is final, unless the `lateSuccess` switch lets a failed payment succeed. */
function isSettled({ settings }: EmulatorState['records'], payment: Payment): boolean {
  return isFinal(payment) && !(settings.switches.lateSuccess && payment.state !== 'accepted');
}

/** @returns the states to notify */
function changeState(emulator: EmulatorState, payment: Payment, state: PaymentState): PaymentState[] {
  const before = payment.state;
  Object.assign(payment, { state, changedAt: emulator.now() });
  if (state === 'pending') return before === 'pending' ? [] : ['pending'];
  // A mobile payment waits for the owner's confirmation first.
  const waits = before === 'created' && payment.channel !== 'CREDIT_CARD' && state !== 'cancelled';
  return waits ? ['pending', state] : [state];
}

function findPayment({ payments }: EmulatorState['records'], { req }: RequestContext): Payment | undefined {
  return payments.find(({ token }) => token === req.param('token'));
}
