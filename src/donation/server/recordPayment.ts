import type { AlertKind } from './alert';
import type { Occasion, PaymentRecord, ProvenGroup, ProviderCheck } from './ledger';
import type { Services } from './services';

/** The facts that two records of one payment share. */
const identity = ['amount', 'currency', 'providerId', 'providerReference'] as const;

/**
 * Whether two records with the same reference are of different payments. References are random numbers of at most eight
 * digits: among ten thousand payments, two may share a reference.
 */
const isOtherPayment = (stored: PaymentRecord, record: PaymentRecord): boolean =>
  identity.some((name) => stored[name] && record[name] && stored[name] !== record[name]);

/**
 * Records the state of a payment that a check has confirmed, each state once. A payment whose state is unknown or
 * unchecked goes into the index of the hourly check instead. Calls may repeat and overlap.
 * @param isNotified whether a genuine notification of the payment has come
 * @returns false if the record, or the mention of a notified payment, could not be stored at once: the function then
 * tries again after its answer
 */
export async function recordPayment(
  reference: string,
  check: ProviderCheck,
  services: Services,
  { isNotified = false } = {},
): Promise<boolean> {
  const { ledger, alert, now, waitUntil } = services;
  const { state } = check;
  if (state === 'unknown' || state === 'unchecked') {
    const loss = `Payment ${reference} is ${state} and could not be kept for the hourly check`;
    const group = isNotified ? 'notified' : state;
    const mention = (occasion: Occasion) => ledger.paymentHandle(reference, occasion).mention(group);
    const isMentioned = storeOrRetry(mention, services, loss, 'unconfirmed');
    // A returning donor does not wait for the mention: without a notification, no money is known to have moved.
    return isNotified ? isMentioned : true;
  }
  // Each try stores the same record, so that a retry recognizes a write whose answer was lost.
  const record = makeRecord(reference, check, now(), isNotified);
  const store = async (occasion: Occasion) => {
    const alertLine = await storeRecord(record, services, occasion);
    if (alertLine) alert(alertLine);
  };
  const loss = `Payment ${reference} is ${state} but could not be recorded`;
  const isStored = await storeOrRetry(store, services, loss, state === 'accepted' ? 'money' : 'unconfirmed');
  if (isStored) return true;
  // The index is in another store, which may still work. The hourly check then records the payment, even if this
  // function ends before its retries. Nobody waits for the mention, so it has the longer timeout of a retry.
  const handle = ledger.paymentHandle(reference, 'retry');
  waitUntil(handle.mention(isNotified ? 'notified' : 'ours').catch(() => {}));
  return false;
}

/** @param isNotified whether a genuine notification of the payment has come; only a pending record holds this */
export function makeRecord(reference: string, check: ProviderCheck, now: Date, isNotified: boolean): PaymentRecord {
  const notified = isNotified && check.state === 'pending' && { isNotified };
  return { ...check, reference, recordedAt: now.toISOString(), nonce: crypto.randomUUID(), ...notified };
}

/**
 * Stores a record, each state of a payment once. Throws if the store does not answer.
 * @returns a line for an alert, if somebody must look the payment up
 */
export async function storeRecord(
  record: PaymentRecord,
  { ledger, log }: Services,
  occasion: Occasion,
): Promise<string | undefined> {
  const { reference, state } = record;
  const payment = ledger.paymentHandle(reference, occasion);
  // Most payments of the hourly check are recorded already, and a read costs less than a write.
  const stored = (occasion === 'hourly' && (await payment.read(state))) || (await payment.add(record));
  const { isNew, replacement, group, alertLine } = decideRecord(stored, record, occasion);
  if (replacement) await payment.replace(replacement);
  if (group) await payment.mention(group);
  if (isNew) log(`Payment ${reference} is ${state}: recorded.`);
  return alertLine;
}

/**
 * Decides what follows from a record: in the store, in the index, in an alert.
 * @param stored what the store has now: `record` itself, or an earlier record under the same key
 */
export function decideRecord(stored: PaymentRecord, record: PaymentRecord, occasion: Occasion) {
  const isNew = stored.nonce === record.nonce;
  const isOther = isOtherPayment(stored, record);
  const lack = isNew ? describeLack(record) : undefined;
  const mayChange = record.state !== 'accepted';
  // A mention restarts the payment's schedule in the hourly check. A function mentions each payment that may still
  // change, because a donor or a notification has just come, and each whose alert must be repeated. The hourly check
  // mentions a payment only if its state is new: otherwise each check would restart the schedule.
  const isMentioned = occasion === 'hourly' ? mayChange && isNew : mayChange || lack !== undefined;
  const group: ProvenGroup = record.isNotified ? 'notified' : 'ours';
  const isNotifiedNow = record.isNotified && !stored.isNotified && !isOther;
  const identityText = identity.flatMap((name) => record[name] ?? []).join(', ');
  const otherLine =
    `There is a record of another payment under ${record.reference}: this one (${identityText}) was not recorded. Look for ` +
    'both in the back office of each provider.';
  return {
    isNew,
    replacement: isNotifiedNow ? { ...stored, isNotified: true as const } : undefined,
    group: isMentioned ? group : undefined,
    alertLine: isOther ? otherLine : lack,
  };
}

/** The line of an alert if an accepted payment lacks its amount or currency: no later check adds them. */
export function describeLack({ reference, state, amount, currency }: PaymentRecord): string | undefined {
  if (state !== 'accepted' || (amount && currency)) return undefined;
  return `Payment ${reference} is accepted without an amount or a currency: look it up in the back office.`;
}

/** The most retries, if each fails at once. A deployed function retries for fifteen seconds, once a second. */
const maxRetries = 15;

/**
 * Tries to store something. If the first try fails, the function goes on trying after its answer.
 * @param loss says what is lost: in the log if the first try fails, and in an alert if the last try fails
 * @returns whether the first try succeeded
 */
export function storeOrRetry(
  store: (occasion: Occasion) => Promise<void>,
  { waitUntil, retryMilliseconds, log, alert }: Services,
  loss: string,
  kind: AlertKind,
): Promise<boolean> {
  let failure: unknown;
  const tryOnce = (occasion: Occasion) =>
    store(occasion).then(
      () => true,
      (error) => {
        failure = error;
        return false;
      },
    );
  const first = tryOnce('first');
  const retried = first.then(async (isStored) => {
    if (isStored) return;
    log(`${loss} yet (${failure}).`);
    for (const end = Date.now() + retryMilliseconds; Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds / maxRetries));
      if (await tryOnce('retry')) return;
    }
    alert(`${loss} (${failure}).`, kind);
  });
  waitUntil(retried);
  return first;
}
