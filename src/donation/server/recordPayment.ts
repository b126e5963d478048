import type { AlertKind, Ledger, PaymentRecord, ProviderCheck, Writer } from './store';

/** What two records of one payment have in common. */
const identity = ['amount', 'currency', 'providerId', 'providerReference'] as const;

/**
 * Whether two records under one reference are of different payments. References are random numbers of at most eight
 * digits: among ten thousand payments, two may share one.
 */
export const isOtherPayment = (existing: PaymentRecord, payment: PaymentRecord): boolean =>
  identity.some((name) => existing[name] && payment[name] && existing[name] !== payment[name]);

/**
 * Records what a check has confirmed, each state of a payment once; leaves the others to the hourly check. Every
 * function that has checked a payment calls it: calls may repeat and overlap.
 * @param isNotified whether the provider has signed a notification of it
 * @returns false when the record could not be stored at once: it is tried again after the answer
 */
export async function recordPayment(
  reference: string,
  check: ProviderCheck,
  ledger: Ledger,
  isNotified = false,
): Promise<boolean> {
  const { keepForRecheck, now, waitUntil } = ledger;
  const { state } = check;
  if (state === 'unknown' || state === 'unchecked') {
    // No money is known, so the answer does not wait for this.
    const loss = `Payment ${reference} is ${state} and could not be kept for the hourly check`;
    const reason = isNotified ? 'notified' : state;
    void storeOrRetry((isRetry) => keepForRecheck(reason, reference, isRetry), ledger, loss, 'open');
    return true;
  }
  // Each try stores the same record, so that a write whose answer was lost is recognized.
  const payment = makeRecord(reference, check, now(), isNotified);
  const store = async (isRetry: boolean) => {
    const line = await storeRecord(payment, ledger, isRetry ? 'retry' : 'answer');
    if (line) ledger.alert(line);
  };
  const loss = `Payment ${reference} is ${state} but could not be recorded`;
  const isStored = await storeOrRetry(store, ledger, loss, state === 'accepted' ? 'money' : 'open');
  // The other store may take it, even if this function is ended before its next try.
  if (!isStored) waitUntil(keepForRecheck('notified', reference, true).catch(() => {}));
  return isStored;
}

/** @param isNotified whether the provider has signed a notification of it */
export function makeRecord(reference: string, check: ProviderCheck, now: Date, isNotified: boolean): PaymentRecord {
  const mark = isNotified && check.state === 'pending' && { isNotified };
  return { ...check, reference, recordedAt: now.toISOString(), ...mark };
}

/**
 * Records a state of a payment once. Throws when it cannot.
 * @returns what somebody must look up
 */
export async function storeRecord(
  payment: PaymentRecord,
  { record, log }: Ledger,
  writer: Writer,
): Promise<string | undefined> {
  const { reference, state } = payment;
  const existing = await record(`${reference}/${state}`, payment, writer);
  if (!existing) {
    log(`Payment ${reference} is ${state}: recorded.`);
    return describeLack(payment);
  }
  if (!isOtherPayment(existing, payment)) return undefined;
  const facts = identity.flatMap((name) => payment[name] ?? []).join(', ');
  return (
    `There is a record of another payment under ${reference}: this one (${facts}) was not recorded. Look for both in ` +
    'the back office of each provider.'
  );
}

/** What an accepted payment lacks, which no later check adds. */
export function describeLack({ reference, state, amount, currency }: PaymentRecord): string | undefined {
  if (state !== 'accepted' || (amount && currency)) return undefined;
  return `Payment ${reference} is accepted without an amount or a currency: look it up in the back office.`;
}

/**
 * Tries to store something once, and again after the answer if that fails.
 * @param loss the line to log and alert when the last try has failed
 * @returns whether the first try was enough
 */
export function storeOrRetry(
  store: (isRetry: boolean) => Promise<void>,
  { waitUntil, retryMilliseconds, log, alert }: Ledger,
  loss: string,
  kind: AlertKind,
): Promise<boolean> {
  let failure: unknown;
  const attempt = (isRetry: boolean) =>
    store(isRetry).then(
      () => true,
      (error) => {
        failure = error;
        return false;
      },
    );
  const first = attempt(false);
  const retried = first.then(async (isStored) => {
    if (isStored) return;
    log(`${loss} yet (${failure}).`);
    for (const end = Date.now() + retryMilliseconds; Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds / 15));
      if (await attempt(true)) return;
    }
    alert(`${loss} (${failure}).`, kind);
  });
  waitUntil(retried);
  return first;
}
