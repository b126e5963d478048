import { handleReturn } from '../../src/donation/server/handleReturn';
import { type Context, openServices } from '../openServices';

/** The return function for pages that poll. It has its own path, so that its rate limit stops no returning donor. */
export default function receivePoll(request: Request, context: Context): Promise<Response> {
  return handleReturn(request, process.env, openServices(context));
}

export const config = {
  path: '/cinetpay-return/poll',
  method: ['POST'],
  // A waiting page polls three times in its first minute, and fifty people in one church may share an IP address.
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
