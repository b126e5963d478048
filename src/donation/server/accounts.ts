import type { Account, StartedPayment, Variables } from '../providers/provider';
import { findProvider, providers } from '../providers/server/registry';
import type { PaymentCheck } from '../rules/paymentCheck';
import type { ProviderCheck } from './ledger';
import type { Services } from './services';

/**
 * How long the providers of a payment may take together, with the reading of the started payment if nobody has read it
 * before. CinetPay's API v1 waits ten seconds for the answer to a notification, of which this is a part: before it, the
 * started payment is read; after it, the record is written. For v2, no limit is documented.
 */
export const providerTimeoutMilliseconds = 6500;

/** How long the providers may take while a returning donor waits. Without an answer by then, the donor's page polls. */
export const donorTimeoutMilliseconds = 3000;

/**
 * The accounts that have keys, first the chosen provider's account. After a change of provider, the former provider's
 * account checks the payments that are still open.
 */
export function listAccounts(variables: Variables): Account[] {
  const chosen = findProvider(variables);
  const all = [chosen, ...providers.filter((provider) => provider !== chosen)];
  return all.flatMap((provider) => provider.readAccount(variables) ?? []);
}

/** The chosen provider's names for our reference, then those of the others, whose payments may still be open. */
export function listReferenceNames(variables: Variables): string[] {
  return [...new Set([findProvider(variables), ...providers].flatMap(({ client }) => client.referenceNames))];
}

/**
 * Asks how a payment stands.
 * - If a function has started the payment: asks the provider that the started payment names, and adds the stored facts
 *   that the answer lacks.
 * - Otherwise only a browser can have started it: asks the providers whose payments start in browsers, one after the
 *   other, until the answer is not “unknown”.
 * @param options `timeout`: in milliseconds; `known`: the started payment, if it has been read already
 */
export async function checkWithAccounts(
  accounts: readonly Account[],
  reference: string,
  services: Services,
  { timeout = providerTimeoutMilliseconds, known }: { timeout?: number; known?: StartedPayment | undefined } = {},
): Promise<ProviderCheck> {
  const { send, log } = services;
  const options = { send, log, signal: AbortSignal.timeout(timeout) };
  const mayBeStored = accounts.some(({ startPayment }) => startPayment);
  const started = known ?? (mayBeStored ? await findStarted(reference, services) : undefined);
  if (started && started !== 'unreadable') {
    const account = accounts.find(({ providerId }) => providerId === started.providerId);
    const check = await account?.checkPayment(reference, { ...options, started });
    return check ? withFacts(check, started) : { state: 'unchecked' };
  }
  // Providers whose payments start in functions are not asked here: a payment of theirs that no function has started is
  // a stranger's invention or a sale outside this site, and its record would lack the amount for good.
  for (const { startPayment, providerId, checkPayment } of accounts) {
    const check = startPayment ? undefined : await checkPayment(reference, options);
    if (check && check.state !== 'unknown') return withFacts(check, { providerId });
  }
  // Unchecked if there are no keys, or if the store could not say whether a function has started the payment.
  return { state: accounts.length > 0 && !started ? 'unknown' : 'unchecked' };
}

/** The started payment; undefined if no function has started it, `unreadable` if the store does not answer. */
function findStarted(reference: string, { ledger, log }: Services) {
  return ledger.startedPayments.find(reference).catch((error) => {
    log(`Started payment ${reference} could not be read (${error}).`);
    return 'unreadable' as const;
  });
}

function withFacts(
  check: PaymentCheck,
  { amount, currency, providerReference, providerId }: Partial<StartedPayment>,
): ProviderCheck {
  if (check.state === 'unchecked' || check.state === 'unknown') return check;
  return { ...(amount && { amount, currency }), ...(providerReference && { providerReference }), ...check, providerId };
}
