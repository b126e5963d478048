import type { Account, RequestOptions, StartedPayment, Variables } from '../providers/provider';
import { findProvider, providers } from '../providers/registry';
import type { PaymentCheck } from '../rules/paymentCheck';
import type { Ledger, ProviderCheck } from './ledger';

/** How long the provider may take: it wants its notifications answered within ten seconds. */
export const deadlineMilliseconds = 8000;

/** How long it may take while a returning donor waits: their page asks again by itself. */
export const donorDeadlineMilliseconds = 3000;

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

type CheckOptions = Pick<RequestOptions, 'send'> & {
  ledger: Pick<Ledger, 'startedPayments' | 'log'>;
  deadline?: number;
};

/**
 * Asks the provider of a payment that a function has started, whose stored start completes the answer. Functions store
 * every start, so any other payment was started in a browser, if at all: then the providers whose payments start there
 * are asked, one after the other, until one knows it.
 */
export async function checkWithAccounts(
  accounts: readonly Account[],
  reference: string,
  { ledger, send, deadline = deadlineMilliseconds }: CheckOptions,
): Promise<ProviderCheck> {
  const options = { send, log: ledger.log, signal: AbortSignal.timeout(deadline) };
  const mayBeStored = accounts.some(({ startPayment }) => startPayment);
  const { isReadable, started } = mayBeStored ? await findStarted(reference, ledger) : notStored;
  if (started) {
    const account = accounts.find(({ providerId }) => providerId === started.providerId);
    const check = await account?.checkPayment(reference, { ...options, started });
    return check ? withFacts(check, started) : { state: 'unchecked' };
  }
  for (const { startPayment, providerId, checkPayment } of accounts) {
    const check = startPayment ? undefined : await checkPayment(reference, options);
    if (check && check.state !== 'unknown') return withFacts(check, { providerId });
  }
  // A provider whose payments functions start is not asked about one without a stored start: it is a stranger's
  // invention, or a sale outside this site, and its record would lack the amount for good.
  return { state: accounts.length > 0 && isReadable ? 'unknown' : 'unchecked' };
}

type FoundPayment = { isReadable: boolean; started?: StartedPayment | undefined };

const notStored: FoundPayment = { isReadable: true };

/** What is stored of a payment that a function has started. */
async function findStarted(reference: string, { startedPayments, log }: CheckOptions['ledger']): Promise<FoundPayment> {
  try {
    return { isReadable: true, started: await startedPayments.find(reference) };
  } catch (error) {
    log(`The start of payment ${reference} could not be read (${error}).`);
    return { isReadable: false };
  }
}

/** Adds what is known of a payment to an answer about it. */
function withFacts(
  check: PaymentCheck,
  { amount, currency, providerReference, providerId }: Partial<StartedPayment>,
): ProviderCheck {
  if (check.state === 'unchecked' || check.state === 'unknown') return check;
  return { ...(amount && { amount, currency }), ...(providerReference && { providerReference }), ...check, providerId };
}
