import { handleReturn } from '../../src/server/handleReturn';

export default function comeBack(request: Request): Promise<Response> {
  // What a function prints is its log on Netlify.
  return handleReturn(request, process.env, { log: console.log });
}

export const config = {
  path: '/cinetpay-return',
  method: ['GET', 'POST'],
  // Each request asks the provider. Many phones of one operator share an address.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
