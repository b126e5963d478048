import type { ServerResponse } from 'node:http';
import { type Asked, type Fields, textOf } from './asked';
import { sendOutcome, sendThroughFault } from './breakAnswer';
import { refuseUnreadable } from './commonChecks';
import { offeredChannels } from './customer';
import type { Desk } from './desk';
import type { Fault } from './faultKinds';
import type { Outcome } from './outcome';
import { refuseDuplicate, refusePayment } from './paymentChecks';
import type { Order, Payment } from './payments';

/** `POST /v2/payment`: the checks in their order, then the fault chosen for this call, then a new payment. */
export async function answerInit(desk: Desk, asked: Asked, response: ServerResponse): Promise<void> {
  const { switches, payments, faults } = desk.records;
  const { fields = {} } = asked;
  const refusal = refuseUnreadable(asked, switches) ?? refusePayment(fields, { switches, payments });
  if (refusal) return sendOutcome(desk, response, refusal);

  const fault = faults.take('init');
  if (fault?.kind === 'duplicateId') return sendOutcome(desk, response, refuseDuplicate(switches));
  // Created even when the answer is then spoilt or lost: a second try with the same id is refused, as it may be in life.
  const payment = payments.create(readOrder(fields), desk.now());
  return sendThroughFault(desk, response, fault, tellCreated(desk, payment, fault));
}

function readOrder(fields: Fields): Order {
  return {
    transactionId: textOf(fields, 'transaction_id'),
    amount: Number(fields.amount),
    currency: textOf(fields, 'currency'),
    description: textOf(fields, 'description'),
    metadata: textOf(fields, 'metadata') || null,
    language: fields.lang === 'en' ? 'en' : 'fr',
    notifyUrl: textOf(fields, 'notify_url'),
    returnUrl: textOf(fields, 'return_url'),
    channels: offeredChannels(fields),
  };
}

/** The HTTP status is 200: 201 is only the code in the envelope. */
function tellCreated({ url }: Desk, { token }: Payment, fault: Fault<'init'> | undefined): Outcome {
  const addresses: Partial<Record<Fault<'init'>['kind'], string | undefined>> = {
    noAddress: undefined,
    wrongAddress: fault?.address ?? 'javascript:alert(document.domain)',
  };
  const isMisled = fault !== undefined && Object.hasOwn(addresses, fault.kind);
  const payment_url = isMisled ? addresses[fault.kind] : `${url}/payment/${token}`;
  return {
    status: 200,
    envelope: {
      code: '201',
      message: 'CREATED',
      description: 'Transaction created with success',
      data: { payment_token: token, payment_url },
    },
  };
}
