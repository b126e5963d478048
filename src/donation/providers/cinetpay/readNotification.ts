import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentNotification } from '../provider';
import { notificationFields, signatureHeader } from './vocabulary';

/** @returns undefined when the notification is not signed with the secret key */
export async function readNotification(request: Request, secretKey: string): Promise<PaymentNotification | undefined> {
  const fields = new URLSearchParams(await request.text());
  if (!isSigned(fields, request.headers.get(signatureHeader) ?? '', secretKey)) return undefined;
  return { reference: fields.get('cpm_trans_id') ?? '', amount: Number(fields.get('cpm_amount')) };
}

/**
 * Whether the signature is the hexadecimal HMAC-SHA256 of the sixteen values, joined in the provider's order, or of the
 * first fifteen, as in an older variant of its documentation. Compares in constant time, against timing attacks.
 */
function isSigned(notification: URLSearchParams, signature: string, secretKey: string): boolean {
  const values = notificationFields.map((field) => notification.get(field) ?? '');
  const given = Buffer.from(signature, 'hex');
  return [values, values.slice(0, -1)].some((signed) => {
    const expected = createHmac('sha256', secretKey).update(signed.join('')).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
