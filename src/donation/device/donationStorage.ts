import { currencies } from '../../country';
import { readStored, writeStored } from '../../shared/browser/storage';
import { asList, isRecord } from '../../shared/unknownValues';
import { acceptedCurrencies, channels } from '../providers/chosenClient';
import type { Attempt } from '../providers/provider';
import { buildCustomer, type FormValues, findAmount } from '../rules/donation';
import type { ReturnAnswer } from '../rules/paymentCheck';
import { formatEarlyCookie, formatLanguageCookie, rememberedSeconds } from '../rules/paymentCookies';
import type { RememberedPayment } from '../rules/rememberedPayment';

// A browser may refuse storage: then donations still work, but pages remember nothing.

const session = () => sessionStorage;
const device = () => localStorage;

const valuesKey = 'donation-values';
const paymentKey = 'donation-payment';

/** Tells this page that it has stored a payment: the browser's `storage` event reaches only the other tabs. */
export const paymentStoredEvent = 'payment-stored';

/** The localStorage key of the payment that is being sent: the provider has named no page for it yet. */
const sendingKey = `${paymentKey}-sending`;
/**
 * How long a payment counts as being sent: meanwhile, other browser tabs ask the donor before they send another one.
 * This is longer than one attempt, for which a tab waits up to thirty seconds. A second attempt is stored anew.
 */
export const sendingMilliseconds = 35_000;

/** Stores the values for this browser tab: through errors, a change of language, a visit to the provider. */
export function saveValues(values: FormValues): void {
  writeStored(session, valuesKey, { ...values, savedAt: Date.now() });
}

export function clearValues(): void {
  writeStored(session, valuesKey);
}

/**
 * Whether this device has shown thanks for the form's amount since the form last changed. The form must not offer such
 * an amount again. `clearValues` alone does not prevent that: a page from the bfcache may read an older sessionStorage,
 * and a browser without a bfcache fills in the fields again.
 * @param changedAt milliseconds since the epoch
 */
export function wasThankedSince(values: FormValues, changedAt: number): boolean {
  const formAmount = findAmount(values);
  return loadPayments().some(
    ({ amount, currency, finalAnswer }) =>
      amount === formAmount &&
      currency === values.currency &&
      finalAnswer?.outcome === 'accepted' &&
      Number(finalAnswer.shownAt) >= changedAt,
  );
}

/**
 * Reads the stored values without invalid ones, which another version of the site or the user may have written.
 * Removes values older than two days, because this device has forgotten by then whether they were donated.
 */
export function loadValues(): Partial<FormValues> {
  const stored = readStored(session, valuesKey);
  if (!isRecord(stored) || !isRecent(Number(stored.savedAt))) {
    clearValues();
    return {};
  }
  const { amount, customer } = stored;
  const currency = acceptedCurrencies.find((known) => known === stored.currency);
  const channel = channels.find((known) => known === stored.channel);
  const readText = (text: unknown) => (typeof text === 'string' ? text : '');
  const values: Partial<FormValues> = {
    // Without a known currency, the number would count as an amount in the default one.
    ...(typeof amount === 'string' && currency && { amount, currency }),
    ...(channel && { channel }),
    ...(isRecord(customer) && { customer: buildCustomer((field) => readText(customer[field])) }),
  };
  return wasThankedSince({ ...blankValues, ...values }, Number(stored.savedAt)) ? {} : values;
}

/** Whether a time is less than two days away. The time is in the future if the phone's clock was set back. */
const isRecent = (time: number) => Math.abs(Date.now() - time) < rememberedSeconds * 1000;

/** Remembers a payment on this device: in storage for the pages, in cookies for the return function. */
export function savePayment(attempt: Attempt): void {
  const { reference, language, donation } = attempt;
  storePayments([toRememberedPayment(attempt), ...loadPayments()]);
  setCookie(formatLanguageCookie(language));
  if (donation.channel === 'MOBILE_MONEY') setCookie(formatEarlyCookie(reference));
}

const toRememberedPayment = ({ donation: { amount, currency }, reference }: Attempt): RememberedPayment => ({
  reference,
  amount,
  currency,
  startedAt: Date.now(),
});

export function saveSending(attempt: Attempt): void {
  writeStored(device, sendingKey, toRememberedPayment(attempt));
}

export const forgetSending = () => writeStored(device, sendingKey);

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from older phones
  document.cookie = cookie;
}

const maxPayments = 3;

function storePayments(payments: readonly RememberedPayment[]): void {
  writeStored(device, paymentKey, payments.length > 0 ? payments.slice(0, maxPayments) : undefined);
}

/** The last three payments of this device, newest first. Removes what is invalid or older than two days. */
export function loadPayments(): RememberedPayment[] {
  const values = asList(readStored(device, paymentKey));
  const payments = values.flatMap((value) => readPayment(value) ?? []);
  if (payments.length < values.length) storePayments(payments);
  return payments;
}

/** The payment that is being sent, unless that takes too long, then the others without a final answer. */
export function loadOpenPayments(): RememberedPayment[] {
  const sending = readPayment(readStored(device, sendingKey));
  const isWaiting = sending && Math.abs(Date.now() - sending.startedAt) < sendingMilliseconds;
  if (!isWaiting) forgetSending();
  return [...(isWaiting ? [sending] : []), ...loadPayments().filter(({ finalAnswer }) => !finalAnswer)];
}

function readPayment(value: unknown): RememberedPayment | undefined {
  if (!isRecord(value)) return undefined;
  const { reference, amount, startedAt } = value;
  const currency = currencies.find((known) => known === value.currency);
  const isComplete = typeof reference === 'string' && typeof amount === 'number' && typeof startedAt === 'number';
  if (!isComplete || !currency || !isRecent(startedAt)) return undefined;
  const { finalAnswer } = value;
  return { reference, amount, currency, startedAt, ...(isRecord(finalAnswer) && { finalAnswer }) };
}

/** Stores the final answer about a payment, which is then shown again without another check. */
export function saveFinalAnswer(answer: ReturnAnswer): void {
  const finish = (payment: RememberedPayment): RememberedPayment => {
    const { outcome, shownAt } = payment.finalAnswer ?? {};
    // Reloaded thanks keep their first time: what the donor has typed since then must not count as given.
    const firstShownAt = outcome === answer.outcome && shownAt ? shownAt : Date.now();
    return { ...payment, finalAnswer: { ...answer, shownAt: firstShownAt } };
  };
  storePayments(loadPayments().map((payment) => (payment.reference === answer.reference ? finish(payment) : payment)));
}

export const blankValues: FormValues = {
  amount: '',
  currency: acceptedCurrencies[0],
  channel: channels[0],
  customer: buildCustomer(() => ''),
};
