import { handleStart } from '../../src/donation/server/handleStart';
import { type Context, openServices } from '../openServices';

export default function startPayment(request: Request, context: Context): Promise<Response> {
  return handleStart(request, process.env, openServices(context));
}

export const config = {
  path: '/donation-start',
  method: ['POST'],
  // The limit keeps strangers from making many payments at the provider. It is not lower, because many phones of an
  // operator share an IP address.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
