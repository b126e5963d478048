import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages';
import { returnPath } from '../../routes';
import type { CheckedPayment } from './findOutcome';
import { checkedOutcomes } from './outcomes';
import { isReference, readCheckFacts, refusalReasons } from './paymentCheck';

// The cookies of a payment, which the donor's browser and the return function exchange.

/** How long the device and the return function remember an open payment. */
export const paymentSeconds = 48 * 3600;

/** How long an operator may report a failure before the payer has answered. */
const earlySeconds = 300;

/** How long the page of an outcome may show the provider's answer. */
const checkSeconds = 600;

const languageName = 'donation_language';
const earlyName = 'donation_early';
const referenceName = 'donation_reference';
/** Followed by the reference, so that tabs with different payments do not disturb each other. */
const checkPrefix = 'donation_check_';

/** Tells the return function the donor's language. */
export function writeLanguageCookie(language: Language): string {
  return writeFormCookie(languageName, language, paymentSeconds);
}

export function readLanguageCookie(cookies: string): Language {
  const language = readCookie(cookies, languageName);
  return isLanguage(language) ? language : defaultLanguage;
}

/** Tells the return function the Mobile Money payment that its operator may still refuse too early. */
export function writeEarlyCookie(reference: string): string {
  return writeFormCookie(earlyName, reference, earlySeconds);
}

export function readEarlyCookie(cookies: string): string | undefined {
  return readReference(cookies, earlyName);
}

/** Keeps the reference of an open payment for the next check, because the address never contains it. */
export function writeReferenceCookie(reference: string): string {
  return `${referenceName}=${reference}; Max-Age=${paymentSeconds}; Path=${returnPath}; HttpOnly; Secure; SameSite=Lax`;
}

export function eraseReferenceCookie(): string {
  return `${referenceName}=; Max-Age=0; Path=${returnPath}; HttpOnly; Secure; SameSite=Lax`;
}

export function readReferenceCookie(cookies: string): string | undefined {
  return readReference(cookies, referenceName);
}

/** Carries the provider's answer from the return function to the page. */
export function writeCheckCookie(payment: CheckedPayment): string {
  const facts = new URLSearchParams();
  for (const [name, fact] of Object.entries(payment)) facts.set(name, String(fact));
  return `${checkPrefix}${payment.reference}=${facts}; Max-Age=${checkSeconds}; Path=/; Secure; SameSite=Lax`;
}

/** The provider's answer about a payment. */
export function readCheckCookie(cookies: string, reference: string): CheckedPayment | undefined {
  return readChecked(Object.fromEntries(new URLSearchParams(readCookie(cookies, `${checkPrefix}${reference}`))));
}

/** The latest answer with an outcome; without one, the latest answer. */
export function findCheckCookie(cookies: string, page: string): CheckedPayment | undefined {
  const names = cookies.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  const answers = names
    .filter((name) => name.startsWith(checkPrefix))
    .map((name) => readCheckCookie(cookies, name.slice(checkPrefix.length)))
    .filter((answer) => answer !== undefined)
    .sort((a, b) => (b.checkedAt ?? 0) - (a.checkedAt ?? 0));
  return answers.find(({ outcome }) => outcome === page) ?? answers[0];
}

/** An answer as stored by the site; undefined without a reference or an outcome, and without what is invalid. */
export function readChecked(facts: Record<string, unknown>): CheckedPayment | undefined {
  const { reference } = facts;
  const outcome = checkedOutcomes.find((known) => known === facts.outcome);
  if (!isReference(reference) || !outcome) return undefined;
  const reason = refusalReasons.find((known) => known === facts.reason);
  const checkedAt = Number(facts.checkedAt);
  return {
    reference,
    outcome,
    ...(checkedAt > 0 && { checkedAt }),
    ...(reason && { reason }),
    ...readCheckFacts(facts),
  };
}

// The provider returns by a cross-site POST, which carries `SameSite=None` cookies only.
function writeFormCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=${returnPath}; SameSite=None; Secure`;
}

/** @param cookies as in `document.cookie` and in the header of a request */
export function readCookie(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|;) *${name} *= *([^;]*?) *(?:;|$)`).exec(cookies)?.[1];
}

function readReference(cookies: string, name: string): string | undefined {
  const reference = readCookie(cookies, name);
  return isReference(reference) ? reference : undefined;
}
