import { createHash, timingSafeEqual } from 'node:crypto';
import { isRecord } from '../../../../content/values';
import type { Account } from '../../provider';

/** A notification has no signature, but the token of the payment's start. A state in it is not read. */
export const readNotification: NonNullable<Account['readNotification']> = async (request, { findStart }) => {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isRecord(body)) return { status: 'unsigned' };
  const { notify_token: token, merchant_transaction_id: reference, transaction_id: transactionId } = body;
  if (typeof token !== 'string' || typeof reference !== 'string' || typeof transactionId !== 'string')
    return { status: 'unsigned' };
  const { providerReference = transactionId, kept } = (await findStart(reference)) ?? {};
  const notifyToken = kept?.notifyToken;
  if (!notifyToken) return { status: 'unsigned' };
  if (!isEqual(token, notifyToken) || transactionId !== providerReference)
    return { status: 'forged', description: 'another token or transaction than that of the start' };
  return { status: 'signed', notification: { reference } };
};

/** Compares in constant time, against timing attacks; of hashes, because lengths may differ. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
