import { isSameSecret } from '../../isSameSecret';
import type { Account } from '../../provider';
import { readFields } from '../../readFields';

/** Notifications have no signature, but the token of the payment's start. Their state is not read. */
export const readCinetpayV1Notification: NonNullable<Account['readNotification']> = async (
  request,
  { findOwnStarted },
) => {
  const fields = await readFields(request);
  const [token, reference, theirs] = ['notify_token', 'merchant_transaction_id', 'transaction_id'].map((name) =>
    fields.get(name),
  );
  if (!reference) return { status: 'unsigned' };
  if (!token || !theirs)
    return { status: 'unsigned', description: `it lacks fields of ${[...fields.keys()].join(' ')}` };
  const { providerReference = theirs, secrets, startedAt } = (await findOwnStarted(reference)) ?? {};
  const notifyToken = secrets?.notifyToken;
  if (!notifyToken) return { status: 'unsigned', description: `nothing is kept of the start of payment ${reference}` };
  if (!isSameSecret(token, notifyToken) || theirs !== providerReference)
    return { status: 'forged', description: 'another token or transaction than that of the start' };
  return { status: 'signed', reference, startedAt: new Date(startedAt ?? NaN) };
};
