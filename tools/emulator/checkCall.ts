import type { Desk, Records } from './desk';
import type { Fault } from './orders';
import { type Fields, type Outcome, refuse, refuseUnknownKey, refuseUnknownSite, textOf } from './outcome';
import { formatMoment, isFinal, methodOf, type Payment, paymentStates, refusalMessages } from './payments';

/** What is wrong with the fields of `POST /v2/payment/check`, if anything: docs/cinetpay.md section 7. */
export function refuseCheck(fields: Fields, { orders }: Records): Outcome | undefined {
  if (!textOf(fields, 'apikey')) return refuse('608', 'apikey is required');
  if (!fields.site_id) return refuse('608', 'site_id is required');
  if (!textOf(fields, 'transaction_id') && !textOf(fields, 'token')) {
    return refuse('608', 'transaction_id or token is required');
  }
  return refuseUnknownKey(fields, orders.switches) ?? refuseUnknownSite(fields);
}

/** Answers the state of the payment, or the one that a fault pretends. */
export function describePayment({ records: { payments } }: Desk, fields: Fields, fault?: Fault<'check'>): Outcome {
  const payment = payments.findById(textOf(fields, 'transaction_id')) ?? payments.findByToken(textOf(fields, 'token'));
  // The code of this case is not known; that there is no `data` is.
  if (!payment || fault?.kind === 'unknownReference') return refuse('608', 'transaction_id does not exist');

  const { code, message, status } = describeState(payment, fault);
  const isAccepted = status === 'ACCEPTED';
  const namesOperator = fault?.kind === 'namesOperator';
  const data = {
    amount: String(payment.amount),
    currency: payment.currency,
    status,
    payment_method: namesOperator ? (fault.operator ?? 'MTNCM') : isFinal(payment) ? methodOf(payment) : null,
    description: payment.description,
    metadata: payment.metadata,
    operator_id: isAccepted || namesOperator ? `MP${payment.token.slice(0, 12).toUpperCase()}` : null,
    payment_date: isAccepted ? formatMoment(payment.changedAt) : ' ',
    fund_availability_date: isFinal(payment) ? fundDate(payment.changedAt) : null,
  };
  return { status: 200, envelope: { code, message, data } };
}

function describeState({ state }: Payment, fault: Fault<'check'> | undefined) {
  if (fault?.kind === 'unknownCode') return { code: '999', message: 'CODE_OF_NO_TABLE', status: 'OF_NO_TABLE' };
  if (fault?.kind !== 'refused') return paymentStates[state];
  const { code = '600' } = fault;
  return { code, message: refusalMessages[code], status: 'REFUSED' };
}

function fundDate(changedAt: number): string {
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  return `${formatMoment(changedAt + twoDays).slice(0, 10)} 00:00:00`;
}
