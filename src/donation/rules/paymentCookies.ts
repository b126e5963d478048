import { returnPath } from '../../routes';
import { defaultLanguage, isLanguage, type Language } from '../../shared/i18n/languages';
import { type ReturnAnswer, readReturnAnswer } from './paymentCheck';
import { isReference } from './reference';

// The cookies of a payment, which the donor's browser and the return function exchange. A name that begins with a
// prefix below ends with the payment's reference, so that payments in several browser tabs do not disturb each other.

/** How long a device remembers a payment, in its storage and in its cookies. */
export const rememberedSeconds = 48 * 3600;

/** For this long after the start, an operator may report a refusal before the donor has answered. */
const earlySeconds = 300;

/** How long the cookie keeps the provider's answer for the page of its outcome. */
const checkSeconds = 600;

const languageName = 'donation_language';
const earlyPrefix = 'donation_early_';
const referencePrefix = 'donation_reference_';
const checkPrefix = 'donation_check_';

export function formatLanguageCookie(language: Language): string {
  return formatFormCookie(languageName, language, rememberedSeconds);
}

export function readLanguageCookie(cookies: string): Language {
  const language = readCookie(cookies, languageName);
  return isLanguage(language) ? language : defaultLanguage;
}

/** Tells the return function that the operator may still refuse this Mobile Money payment too early. */
export function formatEarlyCookie(reference: string): string {
  return formatFormCookie(`${earlyPrefix}${reference}`, '1', earlySeconds);
}

export function hasEarlyCookie(cookies: string, reference: string): boolean {
  return readCookie(cookies, `${earlyPrefix}${reference}`) !== undefined;
}

/**
 * Keeps the reference of an open payment for the next check.
 * @param checkedAt in seconds since the epoch
 */
export function formatReferenceCookie(reference: string, checkedAt: number): string {
  return `${referencePrefix}${reference}=${checkedAt}; Max-Age=${rememberedSeconds}; ${referenceAttributes}`;
}

export function eraseReferenceCookie(reference: string): string {
  return `${referencePrefix}${reference}=; Max-Age=0; ${referenceAttributes}`;
}

const referenceAttributes = `Path=${returnPath}; HttpOnly; Secure; SameSite=Lax`;

/**
 * The payments that a returning donor may mean. First come the open ones, the latest check first. Then come the Mobile
 * Money payments of the last five minutes, which may be unchecked, or may have ended.
 */
export function readReferenceCookies(cookies: string): string[] {
  const list = (prefix: string) =>
    listCookies(cookies)
      .filter(({ name }) => name.startsWith(prefix))
      .sort((a, b) => Number(b.value) - Number(a.value))
      .map(({ name }) => name.slice(prefix.length))
      .filter(isReference);
  return [...list(referencePrefix), ...list(earlyPrefix)];
}

/** Carries the provider's answer from the return function to the page. */
export function formatCheckCookie({ reference, ...facts }: ReturnAnswer): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(facts)) params.set(name, String(value));
  return `${checkPrefix}${reference}=${params}; Max-Age=${checkSeconds}; Path=/; Secure; SameSite=Lax`;
}

/** The latest answer that has the outcome of a page; if none has, the latest answer. */
export function findCheckCookie(cookies: string, pageOutcome: string): ReturnAnswer | undefined {
  const answers = listCookies(cookies)
    .filter(({ name }) => name.startsWith(checkPrefix))
    .map(({ name, value }) => {
      const facts = Object.fromEntries(new URLSearchParams(value));
      return readReturnAnswer({ ...facts, reference: name.slice(checkPrefix.length) });
    })
    .filter((answer) => answer !== undefined)
    .sort((a, b) => (b.checkedAt ?? 0) - (a.checkedAt ?? 0));
  return answers.find(({ outcome }) => outcome === pageOutcome) ?? answers[0];
}

// The provider returns by a cross-site POST, which carries `SameSite=None` cookies only.
function formatFormCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=${returnPath}; SameSite=None; Secure`;
}

/** @param cookies as in `document.cookie` and in the header of a request */
function readCookie(cookies: string, name: string): string | undefined {
  return listCookies(cookies).find((cookie) => cookie.name === name)?.value;
}

function listCookies(cookies: string): { name: string; value: string }[] {
  return cookies.split(';').map((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return { name: name.trim(), value: value.join('=').trim() };
  });
}
