import { runHourlyCheck } from '../../src/donation/server/hourlyCheck';
import { openServices } from '../openServices';

/** Once an hour, asks the provider about payments that may still change, and records the answers. */
export default async function checkHourly(): Promise<void> {
  const works: Promise<unknown>[] = [];
  // A scheduled function answers nobody, so it waits for all its work itself.
  const services = openServices({ waitUntil: (work) => void works.push(work) });
  const hasSucceeded = await runHourlyCheck(process.env, services);
  await Promise.all(works);
  // The treasurer's list shows this time, and warns if it is old.
  if (hasSucceeded) await services.ledger.storeSuccess();
}

export const config = { schedule: '@hourly' };
