import { getStore } from '@netlify/blobs';
import { handleNotification, type PaymentRecord } from '../../src/server/handleNotification';

export default function notify(request: Request): Promise<Response> {
  return handleNotification(request, process.env, {
    record: keep,
    // What a function prints is its log on Netlify.
    log: console.log,
  });
}

async function keep(key: string, payment: PaymentRecord): Promise<PaymentRecord | undefined> {
  const store = getStore({ name: 'payments', consistency: 'strong' });
  const { modified, etag } = await store.setJSON(key, payment, { onlyIfNew: true });
  if (!modified) return (await store.get(key, { type: 'json' })) ?? payment;
  // With a condition, the client says `modified` of every answer but 412: only a write that was made has an ETag.
  if (!etag) throw new Error('the store did not take it');
  return undefined;
}

export const config = {
  path: '/cinetpay-notify',
  method: ['GET', 'POST'],
  // The provider's few addresses bring several notifications per payment. Without a limit, guesses at references would
  // have us ask the provider without end, until it takes us for suspicious.
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
