import type { Account } from '../../provider';
import { isSameSecret } from '../../server/isSameSecret';
import { readFields } from '../../server/readFields';

/** A notification has no signature and no state, but the token that the provider gave at the start. */
export const readCinetpayV1Notification: NonNullable<Account['readNotification']> = async (
  request,
  { findOwnStarted },
) => {
  const fields = await readFields(request);
  const [token, reference, transactionId] = ['notify_token', 'merchant_transaction_id', 'transaction_id'].map((name) =>
    fields.get(name),
  );
  if (!reference) return { kind: 'foreign' };
  if (!token || !transactionId)
    return { kind: 'foreign', description: `its only fields are ${[...fields.keys()].join(' ')}` };
  const started = await findOwnStarted(reference);
  if (!started?.secrets.notifyToken)
    return { kind: 'foreign', description: `no started payment ${reference} is stored` };
  const { providerReference = transactionId } = started;
  if (!isSameSecret(token, started.secrets.notifyToken) || transactionId !== providerReference)
    return { kind: 'suspect', description: 'another token or transaction than that of the start' };
  return { kind: 'genuine', reference, started };
};
