import type { CheckedPayment } from './findOutcome';
import { checkedOutcomes } from './outcomes';
import { refusalReasons } from './refusalReasons';

/** How long the device and the return function remember an open payment. */
export const paymentSeconds = 48 * 3600;

/** Carries the provider's answer from the return function to the page, within ten minutes. */
const checkCookie = 'donation_check';

export function writeCheckCookie(payment: CheckedPayment): string {
  const { reference, state, amount, currency, checkedAt, reason, method, paidAt, operatorId } = payment;
  const facts = [reference, state, amount, currency, checkedAt, reason, method, paidAt?.replace(/\D/g, ''), operatorId];
  return `${checkCookie}=${facts.map((fact) => fact ?? '').join('.')}; Max-Age=600; Path=/; Secure; SameSite=Lax`;
}

/** @param cookies as in `document.cookie` and in the header of a request */
export function readCookie(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|;) *${name} *= *([\\w.:-]+) *(?:;|$)`).exec(cookies)?.[1];
}

export function readCheckCookie(cookies: string): CheckedPayment | undefined {
  // An operator's number may contain dots.
  const [reference, name, amount, currency, checkedAt, reasonName, method, paidAt = '', ...operatorId] =
    readCookie(cookies, checkCookie)?.split('.') ?? [];
  const state = checkedOutcomes.find((known) => known === name);
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

/** Carries the donor's language to the return function. */
export const languageCookie = 'donation_language';

/** Carries the reference of a Mobile Money payment while its operator may report a failure too early. */
export const earlyCookie = 'donation_early';
