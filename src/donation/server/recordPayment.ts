import type { AlertKind, Ledger, PaymentRecord, ProvenGroup, ProviderCheck, Writer } from './ledger';

/** What two records of one payment have in common. */
const identity = ['amount', 'currency', 'providerId', 'providerReference'] as const;

/**
 * Whether two records under one reference are of different payments. References are random numbers of at most eight
 * digits: among ten thousand payments, two may share one.
 */
const isOtherPayment = (stored: PaymentRecord, payment: PaymentRecord): boolean =>
  identity.some((name) => stored[name] && payment[name] && stored[name] !== payment[name]);

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
    const isMentioned = storeOrRetry((writer) => mention(group, reference, writer), ledger, loss, 'unconfirmed');
    // No money is known, so a donor does not wait for this.
    return isNotified ? isMentioned : true;
  }
  // Each try stores the same record, so that a write whose answer was lost is recognized.
  const payment = makeRecord(reference, check, now(), isNotified);
  const store = async (writer: Writer) => {
    const toLookUp = await storeRecord(payment, ledger, writer);
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
  payment: PaymentRecord,
  { openRecord, log }: Ledger,
  writer: Writer,
): Promise<string | undefined> {
  const { reference, state } = payment;
  const record = openRecord(reference, state, writer);
  // The hourly check asks about many payments that are recorded already: a look costs less than a write.
  const stored = (writer === 'hourly' && (await record.read())) || (await record.add(payment));
  const { isNew, replacement, group, toLookUp } = decideRecord(stored, payment, writer);
  if (replacement) await record.replace(replacement);
  if (group) await record.mention(group);
  if (isNew) log(`Payment ${reference} is ${state}: recorded.`);
  return toLookUp;
}

/**
 * What becomes of a state of a payment.
 * @param stored the record now under its key: an earlier one, or `payment` itself
 */
export function decideRecord(stored: PaymentRecord, payment: PaymentRecord, writer: Writer) {
  const isNew = stored.nonce === payment.nonce;
  const isOther = isOtherPayment(stored, payment);
  const isHourly = writer === 'hourly';
  const lack = isNew ? describeLack(payment) : undefined;
  // What the hourly check finds again is no mention: the payment's schedule would start again. Nor is an accepted payment
  // that lacks something, about which it alerts by itself.
  const isToMention = payment.state === 'accepted' ? lack && !isHourly : isNew || !isHourly;
  const group: ProvenGroup = payment.isNotified ? 'notified' : 'ours';
  const isNotifiedNow = payment.isNotified && !stored.isNotified && !isOther;
  const identityText = identity.flatMap((name) => payment[name] ?? []).join(', ');
  const other =
    `There is a record of another payment under ${payment.reference}: this one (${identityText}) was not recorded. Look for ` +
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
  store: (writer: Writer) => Promise<void>,
  { waitUntil, retryMilliseconds, log, alert }: Ledger,
  loss: string,
  kind: AlertKind,
): Promise<boolean> {
  let failure: unknown;
  const attempt = (writer: Writer) =>
    store(writer).then(
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
