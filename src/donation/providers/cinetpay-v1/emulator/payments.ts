import { randomBytes } from 'node:crypto';
import { type ApiAnswer, type Fields, textOf } from '../../../../../tools/emulator/apiAnswer';
import type { EmulatorState } from '../../../../../tools/emulator/emulatorState';
import { type Payment, v1States } from '../../../../../tools/emulator/payments';
import type { Fault } from '../../../../../tools/emulator/settings';

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

export function answerV1(json: Record<string, unknown>): ApiAnswer {
  return { status: 200, json };
}

/** Errors come with HTTP 422: documented for 1005, 1200 and 404, seen for 1002, and a guess for the others. */
export function refuseV1(code: number, status: string, description: string): ApiAnswer {
  return { status: 422, json: { code, status, description } };
}

/** `POST /v1/payment`: docs/cinetpay-v1.md 4 and 5. */
export function startV1Payment({ url, now, records }: EmulatorState, fields: Fields, fault?: Fault<'init'>): ApiAnswer {
  const wrong = findWrongField(fields);
  if (wrong) return refuseV1(1004, 'INVALID_PARAMS', `Params you provides are invalid: ${wrong}`);
  const reference = textOf(fields, 'merchant_transaction_id');
  const isTaken = records.payments.some(({ transactionId }) => transactionId === reference);
  if (isTaken || fault?.kind === 'duplicateId')
    return refuseV1(1200, 'TRANSACTION_EXIST', 'La transaction existe déjà');

  const amount = Number(fields.amount);
  const payment = readPayment(fields, now());
  records.payments.push(payment);
  const hasFailed = amount < least || amount > most || fault?.kind === 'failed';
  if (hasFailed) payment.state = 'refused';
  const page =
    fault?.kind === 'wrongAddress'
      ? (fault.address ?? 'javascript:alert(document.domain)')
      : `${url}/payment/${payment.token}`;
  return answerV1({
    code: 200,
    status: 'OK',
    merchant_transaction_id: reference,
    transaction_id: payment.v1?.transactionId,
    notify_token: payment.v1?.notifyToken,
    payment_token: payment.token,
    ...(fault?.kind !== 'noAddress' && { payment_url: page }),
    details: hasFailed
      ? { ...v1States.refused, message: '', must_be_redirected: false }
      : { ...v1States.created, message: 'Suivez le lien pour payer', must_be_redirected: true },
  });
}

/** `GET /v1/payment/{id}`, by either identifier: never an amount. */
export function describeV1Payment({ records }: EmulatorState, id: string, fault?: Fault<'check'>): ApiAnswer {
  const payment = records.payments.find(
    ({ transactionId, v1 }) => v1 && [transactionId, v1.transactionId].includes(id),
  );
  if (!payment?.v1 || fault?.kind === 'unknownReference') return refuseV1(404, 'NOT_FOUND', 'Not found');
  return answerV1({
    ...describeState(payment, fault),
    merchant_transaction_id: payment.transactionId,
    transaction_id: payment.v1.transactionId,
    user: payment.v1.user,
  });
}

function describeState({ state }: Payment, fault: Fault<'check'> | undefined) {
  if (fault?.kind === 'unknownCode') return { code: 9999, status: 'OF_NO_TABLE' };
  return fault?.kind === 'refused' ? v1States.refused : v1States[state];
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
    transactionId: textOf(fields, 'merchant_transaction_id'),
    amount: Number(fields.amount),
    currency: textOf(fields, 'currency'),
    description: textOf(fields, 'designation'),
    language: fields.lang === 'en' ? 'en' : 'fr',
    notifyUrl: textOf(fields, 'notify_url'),
    returnUrl: textOf(fields, 'success_url'),
    channel: 'MOBILE_MONEY',
    token: hex(),
    signature: '',
    state: 'created',
    changedAt: now,
    v1: {
      transactionId: hex(),
      notifyToken: hex(),
      failedUrl: textOf(fields, 'failed_url'),
      user: {
        name: `${textOf(fields, 'client_last_name')} ${textOf(fields, 'client_first_name')}`,
        email: textOf(fields, 'client_email'),
      },
    },
  };
}
