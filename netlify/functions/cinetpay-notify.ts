import { getStore } from '@netlify/blobs';
import { answerNotification } from '../../src/donation/answerNotification';

export default function notify(request: Request): Promise<Response> {
  return answerNotification(request, process.env, {
    record: async (key, payment) => {
      const { modified, etag } = await getStore({ name: 'payments', consistency: 'strong' }).setJSON(key, payment, {
        onlyIfNew: true,
      });
      // With a condition, the client says `modified` of every answer but 412: only a write that was made has an ETag.
      if (modified && !etag) throw new Error('the store did not take it');
      return modified;
    },
    // What a function prints is its log on Netlify.
    log: console.log,
  });
}

export const config = {
  path: '/cinetpay-notify',
  method: ['GET', 'POST'],
  // The provider's few addresses bring several notifications per payment. Without a limit, guesses at references would
  // have us ask the provider without end, until it takes us for suspicious.
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
