import { getStore } from '@netlify/blobs';
import { handleNotification, type PaymentRecord } from '../../src/donation/server/handleNotification';

export default function notify(request: Request): Promise<Response> {
  return handleNotification(request, process.env, {
    record,
    // Netlify logs what a function prints.
    log: console.log,
  });
}

async function record(key: string, payment: PaymentRecord): Promise<PaymentRecord | undefined> {
  const store = getStore({ name: 'payments', consistency: 'strong' });
  const { modified, etag } = await store.setJSON(key, payment, { onlyIfNew: true });
  if (!modified) return (await store.get(key, { type: 'json' })) ?? payment;
  // With `onlyIfNew`, the client reports `modified` for every status but 412; only a successful write has an ETag.
  if (!etag) throw new Error('the store did not take it');
  return undefined;
}

export const config = {
  path: '/cinetpay-notify',
  method: ['GET', 'POST'],
  // The provider sends several notifications per payment from a few addresses. Without a limit, guessed references
  // would trigger checks until the provider takes us for suspicious.
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
