import { isRecord } from '../content/fields';
import { returnPath } from '../routes';
import { readStored, writeStored } from '../storage';
import { type DonationDraft, emptyDraft } from './donation';
import type { RememberedPayment } from './ending';
import { earlyCookie, languageCookie, paymentSeconds } from './paymentCookies';
import { channels, currencies, customerFields, defaultCurrency } from './provider';
import type { Attempt } from './startPayment';

// A browser may refuse storage altogether: then nothing is remembered, and giving works all the same.

const draftKey = 'donation-draft';
const askedKey = 'donation-asked';
/** How long the operator of a phone may call a payment failed too soon. */
const earlySeconds = 300;
/** The localStorage key of a payment under way; the script loader reads it too. */
export const paymentKey = 'donation-payment';

/** The names an amount may have in the address: `/?montant=5000#donation`. */
const amountParameters = ['montant', 'amount'];

/**
 * Keeps what is typed for as long as the tab is open: through errors, a change of language, a trip to the provider.
 * @returns whether it is kept
 */
export function saveDraft(draft: DonationDraft): boolean {
  return writeStored(() => sessionStorage, draftKey, draft);
}

/**
 * What was typed before, and the amount that the page's address asks for, which comes first, but once: what is typed
 * over it survives a reload, and Back from the provider.
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

// Another version of the site, or another hand, may have written it: what does not fit is left out.
function readDraft(value: unknown): Partial<DonationDraft> {
  if (!isRecord(value)) return {};
  const { amount, currency, channel, customer } = value;
  const draft: Partial<DonationDraft> = {};
  if (typeof amount === 'string') draft.amount = amount;
  const knownCurrency = currencies.find((known) => known === currency);
  if (knownCurrency) draft.currency = knownCurrency;
  const knownChannel = channels.find((known) => known === channel);
  if (knownChannel) draft.channel = knownChannel;
  if (isRecord(customer)) {
    draft.customer = { ...emptyDraft.customer };
    for (const field of customerFields) {
      const text = customer[field];
      if (typeof text === 'string') draft.customer[field] = text;
    }
  }
  return draft;
}

/**
 * Notes on this device that a payment begins, for the way back: in storage for the pages, and in cookies for the
 * function. The provider comes back by a POST from its own site, with which only `SameSite=None` cookies travel.
 */
export function savePayment({ donation, transactionId, language }: Attempt): void {
  const { amount, currency, channel } = donation;
  const payment: RememberedPayment = { reference: transactionId, amount, currency, startedAt: Date.now() };
  writeStored(() => localStorage, paymentKey, payment);
  setReturnCookie(languageCookie, language, paymentSeconds);
  if (channel === 'MOBILE_MONEY') setReturnCookie(earlyCookie, transactionId, earlySeconds);
}

function setReturnCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from older phones
  document.cookie = `${name}=${value}; Path=${returnPath}; Max-Age=${seconds}; SameSite=None; Secure`;
}

/** The last payment begun on this device, unless it has ended or is too old: that is forgotten. */
export function loadPayment(): RememberedPayment | undefined {
  const value = readStored(() => localStorage, paymentKey);
  if (!isRecord(value)) return undefined;
  const { reference, amount, startedAt } = value;
  const currency = currencies.find((known) => known === value.currency);
  const isWhole = typeof reference === 'string' && typeof amount === 'number' && typeof startedAt === 'number';
  if (!isWhole || !currency || Date.now() - startedAt >= paymentSeconds * 1000) {
    writeStored(() => localStorage, paymentKey);
    return undefined;
  }
  return { reference, amount, currency, startedAt };
}

/** A payment that has ended is of no more use; one begun since, in another tab, is. */
export function clearPayment(reference: string): void {
  if (loadPayment()?.reference === reference) writeStored(() => localStorage, paymentKey);
}
