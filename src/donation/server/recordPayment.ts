import type { AlertKind, Ledger, Occasion, PaymentRecord, ProvenGroup, ProviderCheck } from './ledger';

/** What two records of one payment have in common. */
const identity = ['amount', 'currency', 'providerId', 'providerReference'] as const;

/**
 * Whether two records under one reference are of different payments. References are random numbers of at most eight
 * digits: among ten thousand payments, two may share one.
 */
const isOtherPayment = (stored: PaymentRecord, record: PaymentRecord): boolean =>
  identity.some((name) => stored[name] && record[name] && stored[name] !== record[name]);

/**
 * Records what a check has confirmed, each state of a payment once; leaves the others to the hourly check,
 * which calls `storeRecord` itself. Calls may repeat and overlap.
 * @param isNotified whether the provider has signed a notification of it
 * @returns false when the record, or the mention of a notified payment, could not be stored at once: it is tried again
 * after the answer
 */
export async function recordPayment(
  reference: string,
  check: ProviderCheck,
  ledger: Ledger,
  isNotified = false,
): Promise<boolean> {
  const { mention, now, waitUntil } = ledger;
  const { state } = check;
  if (state === 'unknown' || state === 'unchecked') {
    const loss = `Payment ${reference} is ${state} and could not be kept for the hourly check`;
    const group = isNotified ? 'notified' : state;
    const isMentioned = storeOrRetry((occasion) => mention(group, reference, occasion), ledger, loss, 'unconfirmed');
    // No money is known, so a donor does not wait for this.
    return isNotified ? isMentioned : true;
  }
  // Each try stores the same record, so that a write whose answer was lost is recognized.
  const record = makeRecord(reference, check, now(), isNotified);
  const store = async (occasion: Occasion) => {
    const toLookUp = await storeRecord(record, ledger, occasion);
    if (toLookUp) ledger.alert(toLookUp);
  };
  const loss = `Payment ${reference} is ${state} but could not be recorded`;
  const isStored = await storeOrRetry(store, ledger, loss, state === 'accepted' ? 'money' : 'unconfirmed');
  // The other store may take it, even if this function is ended before its next try.
  if (!isStored) waitUntil(mention('notified', reference, 'retry').catch(() => {}));
  return isStored;
}

/** @param isNotified whether the provider has signed a notification of it */
export function makeRecord(reference: string, check: ProviderCheck, now: Date, isNotified: boolean): PaymentRecord {
  const notified = isNotified && check.state === 'pending' && { isNotified };
  return { ...check, reference, recordedAt: now.toISOString(), nonce: crypto.randomUUID(), ...notified };
}

/**
 * Records a state of a payment once. Throws when it cannot.
 * @returns what somebody must look up
 */
export async function storeRecord(
  record: PaymentRecord,
  { openRecord, log }: Ledger,
  occasion: Occasion,
): Promise<string | undefined> {
  const { reference, state } = record;
  const handle = openRecord(reference, state, occasion);
  // The hourly check asks about many payments that are recorded already: a look costs less than a write.
  const stored = (occasion === 'hourly' && (await handle.read())) || (await handle.add(record));
  const { isNew, replacement, group, toLookUp } = decideRecord(stored, record, occasion);
  if (replacement) await handle.replace(replacement);
  if (group) await handle.mention(group);
  if (isNew) log(`Payment ${reference} is ${state}: recorded.`);
  return toLookUp;
}

/**
 * What becomes of a state of a payment.
 * @param stored the record now under its key: an earlier one, or `payment` itself
 */
export function decideRecord(stored: PaymentRecord, record: PaymentRecord, occasion: Occasion) {
  const isNew = stored.nonce === record.nonce;
  const isOther = isOtherPayment(stored, record);
  const isHourly = occasion === 'hourly';
  const lack = isNew ? describeLack(record) : undefined;
  // What the hourly check finds again is no mention: the payment's schedule would start again. Nor is an accepted payment
  // that lacks something, about which it alerts by itself.
  const isToMention = record.state === 'accepted' ? lack && !isHourly : isNew || !isHourly;
  const group: ProvenGroup = record.isNotified ? 'notified' : 'ours';
  const isNotifiedNow = record.isNotified && !stored.isNotified && !isOther;
  const identityText = identity.flatMap((name) => record[name] ?? []).join(', ');
  const other =
    `There is a record of another payment under ${record.reference}: this one (${identityText}) was not recorded. Look for ` +
    'both in the back office of each provider.';
  return {
    isNew,
    /** What replaces the stored record. */
    replacement: isNotifiedNow ? { ...stored, isNotified: true as const } : undefined,
    /** Where the payment is mentioned to the hourly check. */
    group: isToMention ? group : undefined,
    /** What somebody must look up. */
    toLookUp: isOther ? other : lack,
  };
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
  store: (occasion: Occasion) => Promise<void>,
  { waitUntil, retryMilliseconds, log, alert }: Ledger,
  loss: string,
  kind: AlertKind,
): Promise<boolean> {
  let failure: unknown;
  const attempt = (occasion: Occasion) =>
    store(occasion).then(
      () => true,
      (error) => {
        failure = error;
        return false;
      },
    );
  const first = attempt('answer');
  const retried = first.then(async (isStored) => {
    if (isStored) return;
    log(`${loss} yet (${failure}).`);
    for (const end = Date.now() + retryMilliseconds; Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds / 15));
      if (await attempt('retry')) return;
    }
    alert(`${loss} (${failure}).`, kind);
  });
  waitUntil(retried);
  return first;
}
