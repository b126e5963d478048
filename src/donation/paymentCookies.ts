import { type CheckedPayment, pageStates } from './ending';
import { refusalReasons } from './refusalReasons';

// What the pages and the return function tell each other, in cookies.

/** As long as a payment that has not ended is remembered, on the device and by the return function. */
export const paymentSeconds = 48 * 3600;

/** The cookie by which the return function tells the page what the provider has just answered, for a few minutes. */
const checkCookie = 'donation_check';

export function writeCheckCookie(payment: CheckedPayment): string {
  const { reference, state, amount, currency, checkedAt, reason, method, paidAt, operatorId } = payment;
  const facts = [reference, state, amount, currency, checkedAt, reason, method, paidAt?.replace(/\D/g, ''), operatorId];
  return `${checkCookie}=${facts.map((fact) => fact ?? '').join('.')}; Max-Age=600; Path=/; Secure; SameSite=Lax`;
}

/** @param cookies as in `document.cookie` */
export function readCheckCookie(cookies: string): CheckedPayment | undefined {
  const [, value = ''] = /(?:^|; )donation_check=([\w.:-]+)/.exec(cookies) ?? [];
  // An operator's number may have points of its own.
  const [reference, name, amount, currency, checkedAt, reasonName, method, paidAt = '', ...operatorId] =
    value.split('.');
  const state = pageStates.find((known) => known === name);
  if (!reference || !state) return undefined;
  const reason = refusalReasons.find((known) => known === reasonName);
  const [, date, hour, minute, second] = /^(\d{8})(\d\d)(\d\d)(\d\d)$/.exec(paidAt) ?? [];
  return {
    reference,
    state,
    ...(Number(amount) > 0 && { amount: Number(amount) }),
    ...(currency && { currency }),
    ...(Number(checkedAt) > 0 && { checkedAt: Number(checkedAt) }),
    ...(reason && { reason }),
    ...(method && { method }),
    ...(date && { paidAt: `${date.replace(/(....)(..)/, '$1-$2-')} ${hour}:${minute}:${second}` }),
    ...(operatorId[0] && { operatorId: operatorId.join('.') }),
  };
}

/** The cookie that tells the return function which language to answer in. */
export const languageCookie = 'donation_language';

/** The cookie that names a payment by Mobile Money for as long as its operator may call it failed too soon. */
export const earlyCookie = 'donation_early';
