import { pollPath } from '../../routes';
import { referenceNames } from '../providers/current';
import type { CheckedPayment } from '../rules/findOutcome';
import { readCheckCookie } from '../rules/paymentCookies';

/**
 * Asks the return function for a payment's outcome without leaving the page: reads the cookie of the redirect, which
 * `fetch` does not follow.
 * @returns undefined when the function gave no answer about this payment
 */
export async function recheckPayment(reference: string): Promise<CheckedPayment | undefined> {
  const body = new URLSearchParams({ [referenceNames[0]]: reference });
  const { type } = await fetch(pollPath, { method: 'POST', body, redirect: 'manual' });
  if (type !== 'opaqueredirect') return undefined;
  return readCheckCookie(document.cookie, reference);
}
