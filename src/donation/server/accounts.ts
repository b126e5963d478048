import type { Account, ServerTools, StartedPayment, Variables } from '../providers/provider';
import { findProvider, providers } from '../providers/registry';
import type { PaymentCheck } from '../rules/paymentCheck';
import { findStarted } from './startedPayments';
import type { Ledger, ProviderCheck } from './store';

/** How long the provider may take: it wants its notifications answered within ten seconds. */
export const deadlineMilliseconds = 8000;

/** How long a returning donor waits at most. The page asks again by itself. */
export const returnMilliseconds = 3000;

/**
 * The accounts that have keys, that of the chosen provider first. After a change of provider, open payments end with
 * the former one.
 */
export function openAccounts(variables: Variables): Account[] {
  const chosen = findProvider(variables);
  const all = [chosen, ...providers.filter((provider) => provider !== chosen)];
  return all.flatMap((provider) => provider.openAccount(variables) ?? []);
}

/** The names by which the providers send our reference, those of the chosen one first. */
export function listReferenceNames(variables: Variables): string[] {
  return [...new Set([findProvider(variables), ...providers].flatMap(({ client }) => client.referenceNames))];
}

type Tools = Pick<ServerTools, 'send'> & {
  ledger: Pick<Ledger, 'startedPayments' | 'log'>;
  /** The cookies of a returning donor. */
  cookies?: string;
  deadline?: number;
};

/**
 * Asks the provider that the started payment names. If the answer lacks the amount, that of the started payment counts.
 * Without one, asks one provider after the other until one knows the payment, those used from browsers first.
 */
export async function checkWithAccounts(
  accounts: readonly Account[],
  reference: string,
  { ledger, cookies, send, deadline = deadlineMilliseconds }: Tools,
): Promise<ProviderCheck> {
  const signal = AbortSignal.timeout(deadline);
  let answer: PaymentCheck = { state: 'unchecked' };
  let isReadable = true;
  const reading = findStarted(accounts, reference, ledger, cookies).catch(() => {
    isReadable = false;
    return undefined;
  });
  // With several accounts, the started payment names the one to ask.
  const chosen = accounts.length > 1 ? (await reading)?.providerId : undefined;
  for (const account of orderByStart(accounts).filter(({ providerId }) => providerId === (chosen ?? providerId))) {
    const started = account.serverStart && (await reading);
    if (account.serverStart) {
      // A record without the amount of its start could not be corrected later.
      if (!isReadable) return { state: 'unchecked' };
      answer = { state: 'unknown' };
      // Strangers can invent references, and the association may use its account to sell something else.
      if (!started) continue;
      // This account has no payment of another provider.
      if (started.providerId !== account.providerId) return { state: 'unchecked' };
    }
    answer = await account.checkPayment(reference, { send, log: ledger.log, signal, started });
    if (answer.state === 'unchecked') return answer;
    if (answer.state === 'unknown') continue;
    return { ...(started && factsOf(started)), ...answer, providerId: account.providerId };
  }
  return answer;
}

function factsOf({ amount, currency, providerReference }: StartedPayment) {
  return { amount, currency, ...(providerReference && { providerReference }) };
}

/** Functions store every start, so a payment without one was started in a browser: those accounts come first. */
function orderByStart(accounts: readonly Account[]): Account[] {
  return [...accounts.filter(({ serverStart }) => !serverStart), ...accounts.filter(({ serverStart }) => serverStart)];
}
