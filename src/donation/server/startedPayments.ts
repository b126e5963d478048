import { createHmac, timingSafeEqual } from 'node:crypto';
import { returnPath } from '../../routes';
import type { Account, StartedPayment } from '../providers/provider';
import { isReference } from '../rules/paymentCheck';
import { paymentSeconds, readCookie } from '../rules/paymentCookies';
import type { Ledger } from './recordPayment';

/** Followed by the reference, so that payments in several tabs do not disturb each other. */
const cookiePrefix = 'donation_start_';

/**
 * Keeps amount, currency and the provider's reference in the donor's browser too, so that a return needs no store.
 * Signed, because a thank-you page shows them and the records keep them.
 */
export function writeStartCookie(
  { reference, amount, currency, providerReference = '' }: StartedPayment,
  key: string,
): string {
  const values = [amount, currency, Buffer.from(providerReference).toString('base64url')];
  const value = [...values, sign(key, reference, ...values).toString('hex')].join('.');
  // The provider may return the donor by a cross-site POST, which carries `SameSite=None` cookies only.
  return `${cookiePrefix}${reference}=${value}; Max-Age=${paymentSeconds}; Path=${returnPath}; HttpOnly; Secure; SameSite=None`;
}

/** Whether the donor's browser keeps the start of this payment, unproven. */
export function hasStartCookie(cookies: string, reference: string): boolean {
  return readCookie(cookies, `${cookiePrefix}${reference}`) !== undefined;
}

function readStartCookie(
  cookies: string,
  reference: string,
  { provider, serverStart }: Account,
): StartedPayment | undefined {
  const [amount, currency, encoded = '', signature] =
    readCookie(cookies, `${cookiePrefix}${reference}`)?.split('.') ?? [];
  if (!serverStart || !amount || !currency || !signature) return undefined;
  const expected = sign(serverStart.signingKey, reference, amount, currency, encoded);
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return {
    provider,
    reference,
    amount: Number(amount),
    currency,
    startedAt: '',
    ...(encoded && { providerReference: Buffer.from(encoded, 'base64url').toString() }),
    kept: {},
  };
}

function sign(key: string, ...values: (string | number)[]): Buffer {
  return createHmac('sha256', key)
    .update(['started payment', ...values].join('.'))
    .digest();
}

/**
 * Finds what was kept of a payment that a function has started: in the donor's cookies, else in the store.
 * @throws when the store cannot be read and the cookies do not have it
 */
export async function findStart(
  accounts: readonly Account[],
  reference: string,
  { starts, log }: Pick<Ledger, 'starts' | 'log'>,
  cookies = '',
): Promise<StartedPayment | undefined> {
  if (!isReference(reference) || !accounts.some(({ serverStart }) => serverStart)) return undefined;
  const [inCookie] = accounts.flatMap((account) => readStartCookie(cookies, reference, account) ?? []);
  // It says the same as the store, for which the donor does not wait then.
  if (inCookie) return inCookie;
  try {
    return await starts?.find(reference);
  } catch (error) {
    log(`What was kept of payment ${reference} could not be read (${error}).`);
    throw error;
  }
}
