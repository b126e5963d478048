import type { EmulatedProvider, Notification, ReturnForm } from '../../../../../tools/emulator/emulatedProvider';
import type { Payment, PaymentState } from '../../../../../tools/emulator/payments';
import { account, id } from './account';
import { serveApi, startPath } from './api';
import { describeUser } from './payments';

const keys = { CINETPAY_V1_API_KEY: account.apiKey, CINETPAY_V1_API_PASSWORD: account.password };

const refusedCalls = {
  tokenExpired: 'no longer takes the token',
  addressRefused: 'takes no call from this address, nor a login',
};

export const emulator: EmulatedProvider = {
  id,
  keys,
  variables: (url) => ({ ...keys, CINETPAY_V1_URL: url }),
  startPath,
  serve: serveApi,
  pings: true,
  writeNotification,
  describeReturn,
  faults: {
    init: {
      ...refusedCalls,
      duplicateId: 'answers that the transaction exists already',
      failed: 'answers that the payment has failed already, as for an amount that is too small',
    },
    check: refusedCalls,
  },
};

/** JSON that is not signed, of an end only; it tells no state: docs/cinetpay-v1.md 8. */
function writeNotification(
  { transactionId, own }: Payment,
  state: PaymentState,
  fault: string | undefined,
): Notification | undefined {
  if (state !== 'accepted' && state !== 'refused') return undefined;
  const body = {
    ...(fault !== 'unsigned' && { notify_token: fault === 'wrongSignature' ? 'f'.repeat(32) : own.notifyToken }),
    merchant_transaction_id: transactionId,
    transaction_id: own.transactionId,
    user: describeUser(own),
    ...(fault === 'wrongAmount' && { status: 'SUCCESS', code: 100 }),
  };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** By GET, with the address's own query alone: docs/cinetpay-v1.md 8. */
function describeReturn({ returnUrl, state, own }: Payment): ReturnForm {
  const hasFailed = state === 'refused' || state === 'cancelled';
  const action = hasFailed ? (own.failedUrl ?? '') : returnUrl;
  return { method: 'get', action, fields: [...new URL(action).searchParams] };
}
