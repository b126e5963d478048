import { getStore } from '@netlify/blobs';
import { answerNotification } from '../../src/donation/answerNotification';

export default function notify(request: Request): Promise<Response> {
  return answerNotification(request, process.env, {
    record: async (key, payment) => {
      const { modified } = await getStore({ name: 'payments', consistency: 'strong' }).setJSON(key, payment, {
        onlyIfNew: true,
      });
      return modified;
    },
    // What a function prints is its log on Netlify.
    log: console.log,
  });
}

export const config = { path: '/cinetpay-notify', method: ['GET', 'POST'] };
