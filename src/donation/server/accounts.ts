import type { Account, ServerTools, StartedPayment, Variables } from '../providers/provider';
import { findProvider, providers } from '../providers/registry';
import type { PaymentCheck } from '../rules/paymentCheck';
import type { Ledger, ProviderCheck } from './recordPayment';
import { findStart } from './startedPayments';

/** When the provider's answers must be there: it wants its notifications answered within ten seconds. */
export const deadlineMilliseconds = 8000;

/** When a returning donor is answered: the page asks again by itself. */
export const returnMilliseconds = 3000;

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
  deadline?: number;
};

/**
 * Asks the provider that a function has started the payment with. About another payment, asks one provider after the other
 * until one knows it, those first whose payments browsers start. One whose payments a function starts knows no other than
 * those. An amount that the answer does not name comes from the start.
 */
export async function checkWithAccounts(
  accounts: readonly Account[],
  reference: string,
  { ledger, cookies, send, deadline = deadlineMilliseconds }: Tools,
): Promise<ProviderCheck> {
  const signal = AbortSignal.timeout(deadline);
  let answer: PaymentCheck = { state: 'unchecked' };
  let isReadable = true;
  const reading = findStart(accounts, reference, ledger, cookies).catch(() => {
    isReadable = false;
    return undefined;
  });
  // Among several, the start decides who is asked. One alone is asked while the start is read.
  const chosen = accounts.length > 1 ? (await reading)?.providerId : undefined;
  for (const account of orderByStart(accounts).filter(({ providerId }) => providerId === (chosen ?? providerId))) {
    answer = await account.checkPayment(reference, { send, log: ledger.log, signal, started: reading });
    const started = await reading;
    if (account.serverStart) {
      // A record without its amount could not be mended later; and what another provider has is not this one's.
      if (!isReadable || (started && started.providerId !== account.providerId)) return { state: 'unchecked' };
      // The association may sell something else with its account.
      if (!started) answer = { state: 'unknown' };
    }
    if (answer.state === 'unchecked') return answer;
    if (answer.state === 'unknown') continue;
    return { ...(started && factsOf(started)), ...answer, providerId: account.providerId };
  }
  return answer;
}

function factsOf({ amount, currency, providerReference }: StartedPayment) {
  return { amount, currency, ...(providerReference && { providerReference }) };
}

/** What a function has started is kept: without a start, a payment is one that a browser has started. */
function orderByStart(accounts: readonly Account[]): Account[] {
  return [...accounts.filter(({ serverStart }) => !serverStart), ...accounts.filter(({ serverStart }) => serverStart)];
}
