import type { StartedPayment } from '../providers/provider';
import type { PaymentCheck } from '../rules/paymentCheck';

/** How a payment stands, which provider has it, and its own reference, by which alone a back office may know it. */
export type ProviderCheck = PaymentCheck & Partial<Pick<StartedPayment, 'providerId' | 'providerReference'>>;

/** The stored record of a payment, without personal data. */
export type PaymentRecord = ProviderCheck & {
  reference: string;
  recordedAt: string;
  /** Only if pending: the provider has signed a notification of it. Without one, anybody may have started it. */
  isNotified?: true;
};

/** Why a payment is left to the hourly check. */
export type RecheckReason =
  | 'unchecked'
  | 'unknown'
  /** Its notification has a wrong signature. */
  | 'forged'
  /** The provider has signed a notification, or has answered while the record could not be stored. */
  | 'notified';

/**
 * `money`: a payment that somebody must look up. `open`: a payment of which no money is known.
 * `setup`: why no payment can be started. `forged`: a notification with a wrong signature.
 */
export type AlertKind = 'money' | 'open' | 'setup' | 'forged';

/** Who records: a function that somebody waits for, the same after its answer, or the hourly check. */
export type Writer = 'answer' | 'retry' | 'check';

export type Ledger = {
  /**
   * Stores a record under a new key; for an existing key, returns the existing record instead. Throws when it cannot.
   * Indexes a payment that is not accepted for the hourly check.
   */
  record: (key: string, payment: PaymentRecord, writer: Writer) => Promise<PaymentRecord | undefined>;
  /** What a function keeps of the payments that it starts. All throw when the store cannot be reached. */
  starts: {
    /** @returns false when another payment has the reference, or ever had it */
    reserve: (started: StartedPayment) => Promise<boolean>;
    /** Keeps what the provider has answered, too. */
    complete: (started: StartedPayment) => Promise<void>;
    find: (reference: string) => Promise<StartedPayment | undefined>;
  };
  /** Stores a reference, which a stranger may have sent, for the hourly check. Throws when it cannot. */
  keepForRecheck: (reason: RecheckReason, reference: string, isRetry: boolean) => Promise<void>;
  log: (line: string) => void;
  /** Logs a line that somebody must act on, and sends it as an alert, without waiting for it. */
  alert: (line: string, kind?: AlertKind) => void;
  /** Takes over work that goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
  /** How long after the answer the store is tried again. */
  retryMilliseconds: number;
  now: () => Date;
};

/** What two records of one payment have in common. */
const identity = ['amount', 'currency', 'providerId', 'providerReference'] as const;

/**
 * Whether two records under one reference are of different payments. References are random numbers of at most eight
 * digits: among ten thousand payments, two may share one.
 */
export const isOtherPayment = (kept: PaymentRecord, payment: PaymentRecord): boolean =>
  identity.some((name) => kept[name] && payment[name] && kept[name] !== payment[name]);

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
  const mark = isNotified && state === 'pending' && { isNotified };
  const payment = { ...check, reference, recordedAt: now().toISOString(), ...mark };
  const store = (isRetry: boolean) => storeRecord(payment, ledger, isRetry ? 'retry' : 'answer');
  const loss = `Payment ${reference} is ${state} but could not be recorded`;
  const isStored = await storeOrRetry(store, ledger, loss, state === 'accepted' ? 'money' : 'open');
  // The other store may take it, even if this function is ended before its next try.
  if (!isStored) waitUntil(keepForRecheck('notified', reference, true).catch(() => {}));
  return isStored;
}

/** Records a state of a payment once, and alerts to what somebody must look up. Throws when it cannot. */
export async function storeRecord(payment: PaymentRecord, ledger: Ledger, writer: Writer): Promise<void> {
  const { reference, state, amount, currency } = payment;
  const { log, alert } = ledger;
  const kept = await ledger.record(`${reference}/${state}`, payment, writer);
  if (!kept) {
    log(`Payment ${reference} is ${state}: recorded.`);
    if (state === 'accepted' && (!amount || !currency))
      alert(`Payment ${reference} is accepted without an amount or a currency: look it up in the back office.`);
  } else if (isOtherPayment(kept, payment)) {
    const facts = identity.flatMap((name) => payment[name] ?? []).join(', ');
    alert(
      `There is a record of another payment under ${reference}: this one (${facts}) was not recorded. Look for both in ` +
        'the back office of each provider.',
    );
  }
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
    if (retryMilliseconds > 0) log(`${loss} yet (${failure}).`);
    for (const end = Date.now() + retryMilliseconds; Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds / 15));
      if (await attempt(true)) return;
    }
    alert(`${loss} (${failure}).`, kind);
  });
  waitUntil(retried);
  return first;
}
