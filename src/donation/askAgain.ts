import { returnPath } from '../routes';
import type { CheckedPayment } from './ending';
import { readCheckCookie } from './paymentCookies';
import { referenceNames } from './provider';

/**
 * Asks the return function how a payment stands, as the button of the page does, without leaving the page: the answer
 * is a redirect, which is not followed, and the cookie that comes with it.
 * @returns nothing when there was no such answer
 */
export async function askAgain(
  reference: string,
  { send = fetch }: { send?: typeof fetch } = {},
): Promise<CheckedPayment | undefined> {
  const body = new URLSearchParams({ [referenceNames[0]]: reference });
  const { type } = await send(returnPath, { method: 'POST', body, redirect: 'manual' });
  if (type !== 'opaqueredirect') return undefined;
  const checked = readCheckCookie(document.cookie);
  return checked?.reference === reference ? checked : undefined;
}
