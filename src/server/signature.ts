import { createHmac, timingSafeEqual } from 'node:crypto';
import { notificationFields } from '../donation/provider';

/**
 * Whether a notification was signed with the secret key: HMAC-SHA256, in hexadecimal, of its sixteen values joined in
 * the provider's order, or without the last, as an older variant of its documentation has it. Compared in constant time,
 * so that an answer's delay tells nothing of the right signature.
 */
export function isSigned(notification: URLSearchParams, signature: string, secretKey: string): boolean {
  const values = notificationFields.map((field) => notification.get(field) ?? '');
  const given = Buffer.from(signature, 'hex');
  return [values, values.slice(0, -1)].some((signed) => {
    const expected = createHmac('sha256', secretKey).update(signed.join('')).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
