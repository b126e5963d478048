import { handleReturn } from '../../src/donation/server/handleReturn';

export default function receivePayer(request: Request): Promise<Response> {
  // Netlify logs what a function prints.
  return handleReturn(request, process.env, { log: console.log });
}

export const config = {
  path: '/cinetpay-return',
  method: ['GET', 'POST'],
  // Each request triggers a check. Many phones of one operator share an address.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
