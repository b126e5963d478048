import { createHmac } from 'node:crypto';
import { returnPath } from '../../routes';
import { isSameSecret } from '../providers/isSameSecret';
import type { Account, StartedPayment } from '../providers/provider';
import { paymentSeconds, readCookie } from '../rules/paymentCookies';
import { isReference } from '../rules/reference';
import type { Ledger } from './ledger';

/**
 * At most ten cookies, by the last digit of the reference: a tablet at a stand starts enough payments to fill a header.
 */
const nameCookie = (reference: string) => `donation_start_${reference.slice(-1)}`;

/**
 * Keeps amount, currency and the provider's reference in the donor's browser too, so that a return needs no store.
 * Signed, because a thank-you page shows them and the records keep them.
 */
export function writeStartedCookie(
  { reference, amount, currency, providerReference = '' }: StartedPayment,
  key: string,
): string {
  const values = [reference, amount, currency, Buffer.from(providerReference).toString('base64url')];
  const value = [...values, sign(key, ...values)].join('.');
  // The provider may return the donor by a cross-site POST, which carries `SameSite=None` cookies only.
  return `${nameCookie(reference)}=${value}; Max-Age=${paymentSeconds}; Path=${returnPath}; HttpOnly; Secure; SameSite=None`;
}

/** Whether the donor's browser has a cookie of this started payment; its signature is not checked. */
export function hasStartedCookie(cookies: string, reference: string): boolean {
  return readCookieParts(cookies, reference) !== undefined;
}

function readCookieParts(cookies: string, reference: string): string[] | undefined {
  const [named, ...values] = readCookie(cookies, nameCookie(reference))?.split('.') ?? [];
  return named === reference ? values : undefined;
}

function readStartedCookie(
  cookies: string,
  reference: string,
  { providerId, serverStart }: Account,
): StartedPayment | undefined {
  const [amount, currency, encoded = '', signature] = readCookieParts(cookies, reference) ?? [];
  if (!serverStart || !amount || !currency || !signature) return undefined;
  if (!isSameSecret(signature, sign(serverStart.signingKey, reference, amount, currency, encoded))) return undefined;
  return {
    providerId,
    reference,
    amount: Number(amount),
    currency,
    startedAt: '',
    ...(encoded && { providerReference: Buffer.from(encoded, 'base64url').toString() }),
    secrets: {},
  };
}

function sign(key: string, ...values: (string | number)[]): string {
  return createHmac('sha256', key)
    .update(['started payment', ...values].join('.'))
    .digest('hex');
}

/**
 * Finds a payment that a function has started: in the donor's cookies, else in the store.
 * @throws when the store cannot be read and the cookies do not have it
 */
export async function findStarted(
  accounts: readonly Account[],
  reference: string,
  { startedPayments, log }: Pick<Ledger, 'startedPayments' | 'log'>,
  cookies = '',
): Promise<StartedPayment | undefined> {
  if (!isReference(reference) || !accounts.some(({ serverStart }) => serverStart)) return undefined;
  const [inCookie] = accounts.flatMap((account) => readStartedCookie(cookies, reference, account) ?? []);
  // The cookie says the same as the store, so the donor need not wait for that.
  if (inCookie) return inCookie;
  try {
    return await startedPayments.find(reference);
  } catch (error) {
    log(`The start of payment ${reference} could not be read (${error}).`);
    throw error;
  }
}
