import { handleReturn } from '../../src/donation/server/handleReturn';
import { deployedLedger } from '../ledger';

export default function receivePayer(request: Request): Promise<Response> {
  return handleReturn(request, process.env, deployedLedger);
}

export const config = {
  path: '/cinetpay-return',
  method: ['GET', 'POST'],
  // Each request triggers a check. Many phones of one operator share an address.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
