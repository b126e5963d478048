import { handleReturn } from '../../src/donation/server/handleReturn';
import { deployedLedger } from '../ledger';

/** The return function for pages that check again by themselves, so that they cannot use up its limit. */
export default function answerPoll(request: Request): Promise<Response> {
  return handleReturn(request, process.env, deployedLedger);
}

export const config = {
  path: '/cinetpay-return/poll',
  method: ['POST'],
  // A waiting page polls three times in its first minute. Many phones of one operator share an address.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
