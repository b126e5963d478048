import { readStored, writeStored } from '../../components/storage';
import { isRecord } from '../../content/values';
import type { Attempt } from '../providers/provider';
import { currencies, defaultCurrency } from '../rules/amount';
import { buildCustomer, channels, type DonationDraft } from '../rules/donation';
import type { RememberedPayment } from '../rules/findOutcome';
import { paymentSeconds, writeEarlyCookie, writeLanguageCookie } from '../rules/paymentCookies';

// Donations work without storage, which a browser may refuse: nothing is then remembered.

const draftKey = 'donation-draft';
/** The key of the amount last taken from the page's address. */
const askedKey = 'donation-asked';
/** The localStorage key of an open payment; the script loader reads it too. */
export const paymentKey = 'donation-payment';

/** The query parameters for an amount: `/?montant=5000#donation`. */
const amountParameters = ['montant', 'amount'];

/**
 * Stores the draft for the life of the tab: through errors, a change of language, a visit to the provider.
 * @returns whether the browser accepted it
 */
export function saveDraft(draft: DonationDraft): boolean {
  return writeStored(() => sessionStorage, draftKey, draft);
}

/**
 * The stored draft. An amount in the page's address overrides it once, so that a correction of that amount survives a
 * reload, and Back from the provider.
 * @param search the query of the page's address
 */
export function loadDraft(search: string): Partial<DonationDraft> {
  const kept = readDraft(readStored(() => sessionStorage, draftKey));
  const query = new URLSearchParams(search);
  const asked = amountParameters.map((name) => query.get(name)).find(Boolean);
  if (!asked || asked === readStored(() => sessionStorage, askedKey)) return kept;
  writeStored(() => sessionStorage, askedKey, asked);
  return { ...kept, amount: asked, currency: defaultCurrency };
}

export function clearDraft(): void {
  writeStored(() => sessionStorage, draftKey);
  writeStored(() => sessionStorage, askedKey);
}

// Another version of the site, or the user, may have written it: invalid fields are dropped.
function readDraft(value: unknown): Partial<DonationDraft> {
  if (!isRecord(value)) return {};
  const { amount, customer } = value;
  const currency = currencies.find((known) => known === value.currency);
  const channel = channels.find((known) => known === value.channel);
  const readText = (text: unknown) => (typeof text === 'string' ? text : '');
  return {
    ...(typeof amount === 'string' && { amount }),
    ...(currency && { currency }),
    ...(channel && { channel }),
    ...(isRecord(customer) && { customer: buildCustomer((field) => readText(customer[field])) }),
  };
}

/** Remembers a started payment on this device: in storage for the pages, in cookies for the return function. */
export function savePayment({ donation, transactionId, language }: Attempt): void {
  const { amount, currency, channel } = donation;
  const payment: RememberedPayment = { reference: transactionId, amount, currency, startedAt: Date.now() };
  writeStored(() => localStorage, paymentKey, payment);
  setCookie(writeLanguageCookie(language));
  if (channel === 'MOBILE_MONEY') setCookie(writeEarlyCookie(transactionId));
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from older phones
  document.cookie = cookie;
}

/** The last payment started on this device. Removes it when it is too old or invalid. */
export function loadPayment(): RememberedPayment | undefined {
  const value = readStored(() => localStorage, paymentKey);
  if (!isRecord(value)) return undefined;
  const { reference, amount, startedAt } = value;
  const currency = currencies.find((known) => known === value.currency);
  const isComplete = typeof reference === 'string' && typeof amount === 'number' && typeof startedAt === 'number';
  if (!isComplete || !currency || Date.now() - startedAt >= paymentSeconds * 1000) {
    writeStored(() => localStorage, paymentKey);
    return undefined;
  }
  return { reference, amount, currency, startedAt };
}

/** Forgets a payment that has ended, but not a newer one started in another tab. */
export function clearPayment(reference: string): void {
  if (loadPayment()?.reference === reference) writeStored(() => localStorage, paymentKey);
}
