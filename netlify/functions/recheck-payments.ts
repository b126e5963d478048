import { recheckPending } from '../../src/donation/server/recheckPending';
import { deployedLedger, listPending } from '../ledger';

/** Once a day: records how payments ended that nobody has reported. */
export default async function recheckPayments(): Promise<void> {
  await recheckPending(process.env, { ...deployedLedger, listPending });
}

export const config = { schedule: '@daily' };
