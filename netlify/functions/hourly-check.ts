import { runHourlyCheck } from '../../src/donation/server/hourlyCheck';
import { openLedger } from '../blobLedger';

/** Once an hour: asks about payments without a known end, and records it. */
export default async function checkHourly(): Promise<void> {
  const works: Promise<unknown>[] = [];
  // Nobody waits for an answer, and what fails is tried again in a later hour.
  const ledger = openLedger({ waitUntil: (work) => void works.push(work) });
  const hasCheckedAll = await runHourlyCheck(process.env, ledger);
  await Promise.all(works);
  // The treasurer's list shows this time: an old one means that a run, or the try of a payment, has failed, or that this
  // time could not be noted.
  if (hasCheckedAll) await ledger.noteComplete();
}

export const config = { schedule: '@hourly' };
