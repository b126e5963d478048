import { randomBytes } from 'node:crypto';
import { type ApiAnswer, type Fields, textOf } from '../../../../../tools/emulator/apiAnswer';
import type { EmulatorState } from '../../../../../tools/emulator/emulatorState';
import type { Payment, PaymentState } from '../../../../../tools/emulator/payments';
import type { Fault } from '../../../../../tools/emulator/settings';
import { id } from './account';

/** The bounds for Orange and MTN in Cameroon: docs/cinetpay-v1.md 4. */
const least = 300;
const most = 2_000_000;

const names = ['client_first_name', 'client_last_name'];
const addresses = ['success_url', 'failed_url', 'notify_url'];
const requiredTexts = [
  'currency',
  'merchant_transaction_id',
  'lang',
  'designation',
  'client_email',
  ...names,
  ...addresses,
];

/** What API v1's check says in each state: docs/cinetpay-v1.md 7. What it says after a cancellation is unknown: a guess. */
const paymentStates = {
  created: { code: 2001, status: 'INITIATED' },
  pending: { code: 2002, status: 'PENDING' },
  accepted: { code: 100, status: 'SUCCESS' },
  refused: { code: 2010, status: 'FAILED' },
  cancelled: { code: 2003, status: 'EXPIRED' },
} as const satisfies Record<PaymentState, object>;

export function answer(json: Record<string, unknown>): ApiAnswer {
  return { status: 200, json };
}

/** Errors come with HTTP 422: documented for 1005, 1200 and 404, seen for 1002, and a guess for the others. */
export function refuse(code: number, status: string, description: string): ApiAnswer {
  return { status: 422, json: { code, status, description } };
}

/** `POST /v1/payment`: docs/cinetpay-v1.md 4 and 5. */
export function startPayment({ url, now, records }: EmulatorState, fields: Fields, fault?: Fault): ApiAnswer {
  const wrong = findWrongField(fields);
  if (wrong) return refuse(1004, 'INVALID_PARAMS', `Params you provides are invalid: ${wrong}`);
  const reference = textOf(fields, 'merchant_transaction_id');
  const isTaken = records.payments.some(({ transactionId }) => transactionId === reference);
  if (isTaken || fault?.kind === 'duplicateId') return refuse(1200, 'TRANSACTION_EXIST', 'La transaction existe déjà');

  const amount = Number(fields.amount);
  const payment = readPayment(fields, now());
  records.payments.push(payment);
  const hasFailed = amount < least || amount > most || fault?.kind === 'failed';
  if (hasFailed) payment.state = 'refused';
  const page =
    fault?.kind === 'wrongAddress'
      ? (fault.value ?? 'javascript:alert(document.domain)')
      : `${url}/payment/${payment.token}`;
  return answer({
    code: 200,
    status: 'OK',
    merchant_transaction_id: reference,
    transaction_id: payment.own.transactionId,
    notify_token: payment.own.notifyToken,
    payment_token: payment.token,
    ...(fault?.kind !== 'noAddress' && { payment_url: page }),
    details: hasFailed
      ? { ...paymentStates.refused, message: '', must_be_redirected: false }
      : { ...paymentStates.created, message: 'Suivez le lien pour payer', must_be_redirected: true },
  });
}

/** `GET /v1/payment/{id}`, by either identifier: never an amount. */
export function describePayment({ records }: EmulatorState, reference: string, fault?: Fault): ApiAnswer {
  const payment = records.payments.find(
    ({ provider, transactionId, own }) => provider === id && [transactionId, own.transactionId].includes(reference),
  );
  if (!payment || fault?.kind === 'unknownReference') return refuse(404, 'NOT_FOUND', 'Not found');
  return answer({
    ...describeState(payment, fault),
    merchant_transaction_id: payment.transactionId,
    transaction_id: payment.own.transactionId,
    user: describeUser(payment.own),
  });
}

function describeState({ state }: Payment, fault: Fault | undefined) {
  if (fault?.kind === 'unknownState') return { code: 9999, status: 'OF_NO_TABLE' };
  return fault?.kind === 'refused' ? paymentStates.refused : paymentStates[state];
}

function findWrongField(fields: Fields): string | undefined {
  const missing = requiredTexts.find((name) => !textOf(fields, name));
  if (missing) return missing;
  if (!Number.isSafeInteger(fields.amount) || Number(fields.amount) <= 0) return 'amount';
  if (fields.currency !== 'XAF') return 'currency';
  if (fields.lang !== 'fr' && fields.lang !== 'en') return 'lang';
  if (textOf(fields, 'merchant_transaction_id').length > 30) return 'merchant_transaction_id';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(textOf(fields, 'client_email'))) return 'client_email';
  const wrongName = names.find((name) => textOf(fields, name).length < 2 || textOf(fields, name).length > 255);
  // https is required of a real merchant; a site on this machine has none.
  return wrongName ?? addresses.find((name) => !isAddress(textOf(fields, name)));
}

function isAddress(text: string): boolean {
  return text.length <= 120 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function readPayment(fields: Fields, now: number): Payment {
  const hex = () => randomBytes(16).toString('hex');
  return {
    provider: id,
    transactionId: textOf(fields, 'merchant_transaction_id'),
    amount: Number(fields.amount),
    currency: textOf(fields, 'currency'),
    description: textOf(fields, 'designation'),
    language: fields.lang === 'en' ? 'en' : 'fr',
    notifyUrl: textOf(fields, 'notify_url'),
    returnUrl: textOf(fields, 'success_url'),
    channel: 'MOBILE_MONEY',
    token: hex(),
    state: 'created',
    changedAt: now,
    own: {
      transactionId: hex(),
      notifyToken: hex(),
      failedUrl: textOf(fields, 'failed_url'),
      name: `${textOf(fields, 'client_last_name')} ${textOf(fields, 'client_first_name')}`,
      email: textOf(fields, 'client_email'),
    },
  };
}

/** Who pays, as a check and a notification say. */
export function describeUser({ name, email }: Payment['own']) {
  return { name, email };
}
