import { handleStart } from '../../src/donation/server/handleStart';
import { deployedLedger } from '../ledger';

export default function startDonation(request: Request): Promise<Response> {
  return handleStart(request, process.env, deployedLedger);
}

export const config = {
  path: '/donation-start',
  // Each request makes a payment at the provider. Many phones of one operator share an address.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
