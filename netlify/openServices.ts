import { sendAlert } from '../src/donation/server/alert';
import type { HourlyCheckLedger } from '../src/donation/server/ledger';
import type { Services } from '../src/donation/server/services';
import { openLedger } from './blobLedger';

/** What the functions use of the context that Netlify passes to them beside the request. */
export type Context = { waitUntil: (work: Promise<unknown>) => void };

/** `timeout`: see `openLedger`. */
type Options = Partial<Pick<Services, 'retryMilliseconds' | 'now' | 'log'>> & { timeout?: number };

/** The services of the deployed functions. What they print is in Netlify's log. */
export function openServices(
  context: Context,
  { timeout, retryMilliseconds = 15_000, now = () => new Date(), log = console.log }: Options = {},
): Services<HourlyCheckLedger> {
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  const alert: Services['alert'] = (line, kind) => {
    const isTaken = sendAlert(line, process.env.PAYMENT_ALERTS_URL, { kind, log });
    waitUntil(isTaken);
    return isTaken;
  };
  return { ledger: openLedger(now, alert, timeout), log, alert, waitUntil, retryMilliseconds, now };
}
