import type { Account, ServerTools, StartedPayment, Variables } from '../providers/provider';
import { findProvider, providers } from '../providers/registry';
import type { PaymentCheck } from '../rules/paymentCheck';
import type { Ledger } from './recordPayment';
import { findStart } from './startedPayments';

/** How long the provider's answers may take in all. Netlify ends a function after ten seconds. */
export const mostMilliseconds = 8000;

/**
 * The accounts that have keys, that of the chosen provider first. After a change of provider, payments that are under way
 * end with the other one.
 */
export function openAccounts(variables: Variables): Account[] {
  const chosen = findProvider(variables);
  const all = [chosen, ...providers.filter((provider) => provider !== chosen)];
  return all.flatMap((provider) => provider.openAccount(variables) ?? []);
}

type Tools = Pick<ServerTools, 'send'> & {
  ledger: Pick<Ledger, 'starts' | 'log'>;
  /** The donor's, in a return. */
  cookies?: string;
  timeout?: number;
};

/**
 * Asks the provider that a function has started the payment with; about another payment, one provider after the other until
 * one knows it. An amount that the answer does not name comes from the start.
 */
export async function checkWithAccounts(
  accounts: readonly Account[],
  reference: string,
  { ledger, cookies, send, timeout = mostMilliseconds }: Tools,
): Promise<PaymentCheck> {
  const signal = AbortSignal.timeout(timeout);
  let started: StartedPayment | undefined;
  let check: PaymentCheck = { state: 'unchecked' };
  try {
    started = await findStart(accounts, reference, ledger, cookies);
  } catch {
    // A record without its amount could not be mended later.
    return check;
  }
  for (const account of accounts.filter(({ provider }) => !started || provider === started.provider)) {
    check = await account.checkPayment(reference, { send, log: ledger.log, signal, started });
    if (check.state !== 'unknown') break;
  }
  if (!started || check.state === 'unknown' || check.state === 'unchecked') return check;
  return { amount: started.amount, currency: started.currency, ...check };
}
