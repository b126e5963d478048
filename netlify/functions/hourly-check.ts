import { runHourlyCheck } from '../../src/donation/server/hourlyCheck';
import { openLedger } from '../blobLedger';

/** Once an hour, asks the provider about payments without a known end, and records the answers. */
export default async function checkHourly(): Promise<void> {
  const works: Promise<unknown>[] = [];
  // A scheduled function answers nobody, so it waits for all its work itself.
  const ledger = openLedger({ waitUntil: (work) => void works.push(work) });
  const hasCheckedAll = await runHourlyCheck(process.env, ledger);
  await Promise.all(works);
  // The treasurer's list shows this time. An old time means that something has failed in each run since, or that the
  // time could not be noted.
  if (hasCheckedAll) await ledger.noteComplete();
}

export const config = { schedule: '@hourly' };
