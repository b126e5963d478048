import type { Variables } from '../providers/provider';
import { checkWithAccounts, openAccounts } from './accounts';
import { type Ledger, recordPayment } from './recordPayment';

const hour = 3600 * 1000;
const day = 24 * hour;

/** How long a payment may be pending before its notification counts as lost. */
const patience = 3 * hour;

/** A payment that is pending for longer was never made. */
const longestPending = 14 * day;

/** The provider warns of scheduled polling, so that one run asks about a few payments only. */
const mostPayments = 20;

type Tools = Ledger & {
  /** The references that were recorded as pending in a span of time, and nothing else since. */
  listPending: (since: Date, until: Date) => Promise<string[]>;
  send?: typeof fetch;
};

/** Asks again about payments that are only recorded as pending, and records the answers. */
export async function recheckPending(variables: Variables, { listPending, send, ...ledger }: Tools): Promise<void> {
  const accounts = openAccounts(variables);
  if (accounts.length === 0) return;
  const now = (ledger.now?.() ?? new Date()).getTime();
  const references = await listPending(new Date(now - longestPending), new Date(now - patience));
  if (references.length > mostPayments)
    ledger.log(`${references.length} payments are pending; ${mostPayments} of them are checked today.`);
  // Each day begins behind those of the day before, so that abandoned ones keep no other from its turn.
  const first = (Math.floor(now / day) * mostPayments) % (references.length || 1);
  const inTurn = [...references.slice(first), ...references.slice(0, first)];
  for (const reference of inTurn.slice(0, mostPayments)) {
    const check = await checkWithAccounts(accounts, reference, { send, ledger });
    await recordPayment(reference, check, ledger);
  }
}
