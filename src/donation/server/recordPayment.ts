import type { StartedPayment } from '../providers/provider';
import type { PaymentCheck } from '../rules/paymentCheck';

/** How a payment stands, which provider has it, and its own reference, by which alone a back office may know it. */
export type ProviderCheck = PaymentCheck & Partial<Pick<StartedPayment, 'provider' | 'providerReference'>>;

/** The stored record of a payment, without personal data. */
export type PaymentRecord = ProviderCheck & { reference: string; recordedAt: string };

export type Ledger = {
  /** Stores a record under a new key; for an existing key, returns the existing record instead. Throws when it cannot. */
  record: (key: string, payment: PaymentRecord) => Promise<PaymentRecord | undefined>;
  /** What a function keeps of the payments that it starts. Both throw when the store cannot be reached. */
  starts?: {
    /** Returns what stands under the reference: an earlier start, or this one. */
    keep: (started: StartedPayment) => Promise<StartedPayment>;
    find: (reference: string) => Promise<StartedPayment | undefined>;
  };
  log: (line: string) => void;
  /** Logs a line that somebody must act on, and sends it as an alert. */
  alert: (line: string) => Promise<void>;
  now?: () => Date;
};

/** What two records of one payment have in common. */
const identity = ['amount', 'currency', 'provider', 'providerReference'] as const;

/**
 * Records what a check has confirmed, each state of a payment once. Every function that has checked a payment calls it:
 * calls may repeat and overlap.
 * @returns false when the record could not be stored
 */
export async function recordPayment(
  reference: string,
  check: ProviderCheck,
  { record, log, alert, now = () => new Date() }: Ledger,
): Promise<boolean> {
  const { state, amount, currency } = check;
  // Nothing is known of the money.
  if (state === 'unknown' || state === 'unchecked') return true;
  try {
    const kept = await record(`${reference}/${state}`, { ...check, reference, recordedAt: now().toISOString() });
    if (!kept) {
      log(`Payment ${reference} is ${state}: recorded.`);
      if (state === 'accepted' && (!amount || !currency))
        await alert(`Payment ${reference} is accepted without an amount or a currency: look it up in the back office.`);
    }
    // References are random numbers of at most eight digits: among ten thousand payments, two may share one.
    else if (identity.some((name) => kept[name] && check[name] && kept[name] !== check[name])) {
      const facts = identity.flatMap((name) => check[name] ?? []).join(', ');
      await alert(
        `There is a record of another payment under ${reference}: this one (${facts}) was not recorded. Look for both ` +
          'in the back office of each provider.',
      );
    }
    return true;
  } catch (error) {
    await alert(`Payment ${reference} is ${state} but could not be recorded (${error}).`);
    return false;
  }
}
