import type { ServerResponse } from 'node:http';
import { sendOutcome } from './breakAnswer';
import { type Decision, decide, decisions } from './decide';
import type { Desk } from './desk';
import { writeClosedPage, writeHostedPage, writeReturnPage, writeUnknownPage } from './hostedPage';
import { isFinal, type Payment } from './payments';

type Visit = { desk: Desk; token: string; response: ServerResponse };

/**
 * `GET /payment/<token>`. A payment already decided has nothing left but the way back, at a press: whoever came here with
 * the browser's Back would otherwise be thrown forward again.
 */
export function showPayment({ desk, token, response }: Visit): void {
  const payment = desk.records.payments.findByToken(token);
  if (!payment) {
    sendUnknown(desk, response);
    return;
  }
  const page = isFinal(payment) ? writeReturn(desk, payment, false) : writeHostedPage(payment);
  sendOutcome(desk, response, { status: 200, html: page });
}

/** `POST /payment/<token>`: the press of one of its buttons. */
export async function takeDecision({ desk, token, body, response }: Visit & { body: string }): Promise<void> {
  const payment = desk.records.payments.findByToken(token);
  if (!payment) return sendUnknown(desk, response);
  const form = new URLSearchParams(body);
  const decision = decisions.find((one) => one === form.get('decision'));
  const channel = payment.channels.find((one) => one === form.get('channel')) ?? payment.channels[0];
  if (!decision || (needsChannel(decision) && !channel)) {
    return sendOutcome(desk, response, { status: 400, text: 'This payment cannot be decided that way.' });
  }
  if (decision === 'close') return sendOutcome(desk, response, { status: 200, html: writeClosedPage(payment) });

  const tell = await decide(desk, payment, decision, channel);
  sendOutcome(desk, response, { status: 200, html: writeReturn(desk, payment, true) });
  await tell();
}

function needsChannel(decision: Decision): boolean {
  return decision !== 'cancel' && decision !== 'close';
}

function writeReturn({ records }: Desk, payment: Payment, byItself: boolean): string {
  return writeReturnPage(payment, { byGet: records.switches.returnByGet, byItself });
}

function sendUnknown(desk: Desk, response: ServerResponse): void {
  sendOutcome(desk, response, { status: 404, html: writeUnknownPage() });
}
