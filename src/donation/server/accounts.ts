import type { Account, ServerTools, StartedPayment, Variables } from '../providers/provider';
import { findProvider, providers } from '../providers/registry';
import type { PaymentCheck } from '../rules/paymentCheck';
import type { Ledger } from './recordPayment';
import { findStart } from './startedPayments';

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
};

/** Asks one provider after the other until one knows the payment. An amount that it does not name comes from its start. */
export async function checkWithAccounts(
  accounts: readonly Account[],
  reference: string,
  { ledger, cookies, send }: Tools,
): Promise<PaymentCheck> {
  let check: PaymentCheck = { state: 'unchecked' };
  for (const account of accounts) {
    let started: StartedPayment | undefined;
    try {
      if (account.startPayment) started = await findStart(account, reference, ledger, cookies);
    } catch {
      // A record without its amount could not be mended later.
      return { state: 'unchecked' };
    }
    check = await account.checkPayment(reference, { send, log: ledger.log, started });
    if (check.state === 'unchecked') return check;
    if (check.state !== 'unknown')
      return { ...(started && { amount: started.amount, currency: started.currency }), ...check };
  }
  return check;
}
