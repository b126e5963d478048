import { callingCode, landlinePhoneStarts, localPhoneExample, localPhoneLength, mobilePhoneStarts } from '../country';
import { completeUrl, parseUrl } from '../shared/url';

// Reads phone numbers and e-mail addresses of the association as people write them. donation/rules reads what donors
// type.

/** A piece of a text: a phone number as written, with the number to dial (`+237699000000`), or the words around it. */
export type PhonePart = { text: string; number?: string };

/**
 * A pattern for phone numbers. A local number has a fixed count of digits and known first digits; the country code may
 * precede it, once. Built in a function, because bundlers keep a top-level pattern even in scripts without phone
 * numbers.
 */
function makePhonePattern(): RegExp {
  const separator = String.raw`(?:\(0\)|[\s.()\p{Pd}\u2212])*`;
  const code = [...callingCode].join(separator);
  const digits = (count: string) => String.raw`(?:${separator}\d){${count}}(?!\d)`;
  const starts = [...mobilePhoneStarts, ...landlinePhoneStarts].join('|');
  const local = String.raw`\(?(?:(?:\+|00)?${separator}${code}${separator})?(?!${code})(?=${starts})\d${digits(`${localPhoneLength - 1}`)}`;
  const foreign = String.raw`\(?(?:\+|00)${separator}(?!${code})[1-9]${digits('9,14')}`;
  return new RegExp(`${local}|${foreign}`, 'gu');
}

/** Splits a text at its phone numbers. A text with other digits as well stays whole: one part, without a number. */
export function readPhones(text: string): PhonePart[] {
  const shown = cleanContact(text);
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { 0: found, index } of shown.matchAll(makePhonePattern())) {
    if (index > end) parts.push({ text: shown.slice(end, index) });
    const digits = found.replace(/\(0\)|\D/g, '').replace(/^00/, '');
    // Only a local number may lack its country code.
    parts.push({ text: found, number: `+${digits.length === localPhoneLength ? callingCode : ''}${digits}` });
    end = index + found.length;
  }
  if (end < shown.length) parts.push({ text: shown.slice(end) });
  return parts.some((part) => !part.number && /\d/.test(part.text)) ? [{ text: shown }] : parts;
}

/** The numbers in a text that lack their country code, with the code added. */
export function listAddedCodes(text: string): string[] {
  return readPhones(text).flatMap((part) => addCode(part) ?? []);
}

/** The text with a country code before each phone number, as a donor abroad needs it. */
export function completeCountryCodes(text: string): string {
  return readPhones(text)
    .map((part) => addCode(part) ?? part.text)
    .join('');
}

function addCode({ text: typed, number }: PhonePart): string | undefined {
  if (!number || /^\(?(\+|00)/.test(typed)) return undefined;
  let next = callingCode.length + 1;
  return `+${callingCode} ${localPhoneExample.replace(/\d/g, () => number[next++] ?? '')}`;
}

/** What to type in an operator's menu: the first phone number without this country's code, else the whole text. */
export function toMenuDigits(text: string): string {
  const number = readPhones(text).find((part) => part.number)?.number ?? text;
  return number.replace(`+${callingCode}`, '').replace(/\s/g, '');
}

/** Whether XX stands for digits in a text. After a letter, as in the bank code `ECOCCMCXXXX`, it does not. */
export function hasUnknownDigits(text: string): boolean {
  return /(^|[^a-z])xx/i.test(text);
}

/**
 * Whether a number, an e-mail address or a URL is a placeholder. Its look tells: it is empty, has two X in a row in its
 * number, is on a domain for examples, or leads to the front page of a social network. Pages may show a placeholder,
 * but must not link it or present it as a fact.
 */
export function isPlaceholder(value = ''): boolean {
  const typed = cleanContact(value);
  const [, host, rest = ''] = /(?:^https?:\/\/|@)([^/?#:]*)(?::\d+)?(.*)/i.exec(typed) ?? [];
  if (host === undefined) return !typed || hasUnknownDigits(typed);
  if (/(^|\.)example\.(org|com)$/i.test(host)) return true;
  // In a WhatsApp number, two X mark a placeholder: https://wa.me/2376XXXXXXXX. The name of a page may have them.
  if (/(^|\.)(wa\.me|whatsapp\.com)$/i.test(host) && /[/=]\+?\d+xx/i.test(rest)) return true;
  const network = /(^|\.)(wa\.me|(facebook|fb|instagram|linkedin|tiktok|twitter|whatsapp|x|youtube)\.com)$/i;
  return network.test(host) && /^\/?([?#]|$)/.test(rest);
}

/** Whether the phone numbers of a text can be dialled, or XX stands for digits in it. */
export function isDialable(text: string): boolean {
  return hasUnknownDigits(text) || readPhones(text).some(({ number }) => number);
}

/** Whether a text has phone numbers, and all can be mobile numbers. A number of another country always can. */
export function isMobile(text: string): boolean {
  const numbers = readPhones(text).flatMap(({ number }) => number ?? []);
  return (
    numbers.length > 0 &&
    !numbers.some((number) => landlinePhoneStarts.some((start) => number.startsWith(`+${callingCode}${start}`)))
  );
}

/** Whether a text can be a merchant code: digits, but fewer or more than a local phone number has. */
export function isMerchantCode(text: string): boolean {
  return /^[\d\s.-]+$/.test(cleanContact(text)) && text.replace(/\D/g, '').length !== localPhoneLength;
}

export function isEmail(text: string): boolean {
  return /^[^@\s,;:<>()]+@([^@\s,;:<>().]+\.)+[^@\s,;:<>().]{2,}$/.test(cleanContact(text));
}

/** A text without the invisible marks that come with a copied contact (writing direction, emoji variant). */
export function dropInvisible(text: string): string {
  return text.replace(/\p{Cf}|\ufe0f/gu, '');
}

export function cleanContact(text: string): string {
  return dropInvisible(text).trim();
}

/** Completes the URL of a link, written as a phone number, as an e-mail address or without its scheme. */
export function completeHref(typed: string): string {
  const number = findOnlyNumber(typed.replace(/^tel:/i, '').replaceAll('%20', ' '));
  if (number) return `tel:${number}`;
  return isEmail(typed) ? `mailto:${typed}` : completeUrl(typed);
}

/**
 * Adds the country code to the number in a WhatsApp URL. A URL without a number stays as it is.
 * @returns undefined if the URL has a number that cannot be called
 */
export function completeWhatsApp(href: string): string | undefined {
  const url = parseUrl(href);
  const typed = url && findWhatsAppNumber(url);
  if (!url || typed === undefined) return href;
  // WhatsApp's own form has a country code without a plus sign.
  const number = findOnlyNumber(typed) ?? findOnlyNumber(`+${typed}`);
  if (!number) return undefined;
  const bare = number.slice(1);
  if (url.hostname === 'wa.me') url.pathname = `/${bare}`;
  else url.searchParams.set('phone', bare);
  return url.href;
}

function findWhatsAppNumber({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'api.whatsapp.com') return searchParams.get('phone') ?? undefined;
  if (hostname !== 'wa.me') return undefined;
  const path = pathname.slice(1).replace(/\/$|%[\da-f]{2}/gi, '');
  return /\d/.test(path) && !/[/a-z]/i.test(path) ? path : undefined;
}

function findOnlyNumber(text: string): string | undefined {
  const [only, ...others] = readPhones(text);
  return others.length === 0 ? only?.number : undefined;
}
