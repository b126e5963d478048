import { handleNotification } from '../../src/donation/server/handleNotification';
import { deployedLedger } from '../ledger';

export default function notify(request: Request): Promise<Response> {
  return handleNotification(request, process.env, deployedLedger);
}

export const config = {
  path: '/cinetpay-notify',
  method: ['GET', 'POST'],
  // The provider sends several notifications per payment from a few addresses. Without a limit, guessed references
  // would trigger checks until the provider takes us for suspicious.
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
