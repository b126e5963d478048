import { handleStart } from '../../src/donation/server/handleStart';
import { type Context, openServices } from '../openServices';

export default function startPayment(request: Request, context: Context): Promise<Response> {
  return handleStart(request, process.env, openServices(context));
}

export const config = {
  path: '/donation-start',
  method: ['POST'],
  // Limited, because each request makes a payment at the provider; but not lower, because many phones of an operator
  // share an IP address.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
