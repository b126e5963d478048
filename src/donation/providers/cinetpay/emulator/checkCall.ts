import { type Fields, textOf } from '../../../../../tools/emulator/apiAnswer';
import type { EmulatorState } from '../../../../../tools/emulator/emulatorState';
import { isFinal, type Payment } from '../../../../../tools/emulator/payments';
import type { Fault } from '../../../../../tools/emulator/settings';
import { id } from './account';
import { type EnvelopeAnswer, refuse, refuseUnknownMerchant } from './envelope';
import { formatMoment, methodOf, paymentStates, refusalMessages } from './vocabulary';

/** @returns the refusal of the fields of `POST /v2/payment/check`, if any: docs/cinetpay.md section 7 */
export function refuseCheck(fields: Fields): EnvelopeAnswer | undefined {
  const missing = ['apikey', 'site_id', 'transaction_id'].find((name) => !fields[name]);
  return missing ? refuse('608', `${missing} is required`) : refuseUnknownMerchant(fields);
}

/** Answers the state of the payment, or the state that a fault forces. */
export function describePayment(
  { records: { payments } }: EmulatorState,
  fields: Fields,
  fault?: Fault,
): EnvelopeAnswer {
  const payment = payments.find(
    ({ provider, transactionId }) => provider === id && transactionId === textOf(fields, 'transaction_id'),
  );
  // The documentation has no code for this case, only the absence of `data`.
  if (!payment || fault?.kind === 'unknownReference') return refuse('608', 'transaction_id does not exist');

  const { code, message, status } = describeState(payment, fault);
  const isAccepted = status === 'ACCEPTED';
  const namesOperator = fault?.kind === 'namesOperator';
  const data = {
    amount: String(payment.amount),
    currency: payment.currency,
    status,
    payment_method: namesOperator ? (fault.value ?? 'MTNCM') : isFinal(payment) ? methodOf(payment) : null,
    description: payment.description,
    metadata: null,
    operator_id: isAccepted || namesOperator ? `MP${payment.token.slice(0, 12).toUpperCase()}` : null,
    payment_date: isAccepted ? formatMoment(payment.changedAt) : ' ',
    fund_availability_date: isFinal(payment) ? fundDate(payment.changedAt) : null,
  };
  return { status: 200, envelope: { code, message, data } };
}

function describeState({ state }: Payment, fault: Fault | undefined) {
  if (fault?.kind === 'unknownState') return { code: '999', message: 'CODE_OF_NO_TABLE', status: 'OF_NO_TABLE' };
  if (fault?.kind !== 'refused') return paymentStates[state];
  const code = fault.value ?? '600';
  return { code, message: refusalMessages[code] ?? '', status: 'REFUSED' };
}

function fundDate(changedAt: number): string {
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  return `${formatMoment(changedAt + twoDays).slice(0, 10)} 00:00:00`;
}
