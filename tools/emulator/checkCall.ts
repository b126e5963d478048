import type { ServerResponse } from 'node:http';
import { type Asked, type Fields, textOf } from './asked';
import { sendOutcome, sendThroughFault } from './breakAnswer';
import { refuseUnknownKey, refuseUnknownSite, refuseUnreadable } from './commonChecks';
import type { Desk, Records } from './desk';
import type { Fault } from './faultKinds';
import { type Outcome, refuse } from './outcome';
import { formatMoment, isFinal, methodOf, type Payment, type Payments, paymentStates } from './payments';

/** `POST /v2/payment/check`: CINETPAY.md section 7. */
export async function answerCheck(desk: Desk, asked: Asked, response: ServerResponse): Promise<void> {
  const { fields = {} } = asked;
  const refusal = refuseUnreadable(asked, desk.records.switches) ?? refuseCheck(fields, desk.records);
  if (refusal) return sendOutcome(desk, response, refusal);

  const fault = desk.records.faults.take('check');
  return sendThroughFault(desk, response, fault, tellPayment(findPayment(fields, desk.records.payments), fault));
}

function refuseCheck(fields: Fields, { switches }: Records): Outcome | undefined {
  if (!textOf(fields, 'apikey')) return refuse('608', 'apikey is required');
  if (!fields.site_id) return refuse('608', 'site_id is required');
  if (!textOf(fields, 'transaction_id') && !textOf(fields, 'token')) {
    return refuse('608', 'transaction_id or token is required');
  }
  return refuseUnknownKey(fields, switches) ?? refuseUnknownSite(fields);
}

function findPayment(fields: Fields, payments: Payments): Payment | undefined {
  return payments.findById(textOf(fields, 'transaction_id')) ?? payments.findByToken(textOf(fields, 'token'));
}

function tellPayment(payment: Payment | undefined, fault: Fault<'check'> | undefined): Outcome {
  // The code of this case is not known; that there is no `data` is.
  if (!payment || fault?.kind === 'unknownReference') return refuse('608', 'transaction_id does not exist');

  const { code, message, status } = paymentStates[payment.state];
  const data = tellData(payment, status);
  return fault?.kind === 'unknownCode'
    ? { status: 200, envelope: { code: '999', message: 'CODE_OF_NO_TABLE', data: { ...data, status: 'OF_NO_TABLE' } } }
    : { status: 200, envelope: { code, message, data } };
}

function tellData(payment: Payment, status: string): Record<string, unknown> {
  const isAccepted = payment.state === 'accepted';
  return {
    amount: String(payment.amount),
    currency: payment.currency,
    status,
    payment_method: isFinal(payment) ? methodOf(payment) : null,
    description: payment.description,
    metadata: payment.metadata,
    operator_id: isAccepted ? `MP${payment.token.slice(0, 12).toUpperCase()}` : null,
    payment_date: isAccepted ? formatMoment(payment.changedAt) : ' ',
    fund_availability_date: isFinal(payment) ? fundDate(payment.changedAt) : null,
  };
}

function fundDate(changedAt: number): string {
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  return `${formatMoment(changedAt + twoDays).slice(0, 10)} 00:00:00`;
}
