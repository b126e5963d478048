import { createHmac, timingSafeEqual } from 'node:crypto';
import { notificationFields } from './provider';

/**
 * Whether a notification was signed with the secret key: HMAC-SHA256, in hexadecimal, of its sixteen values joined in
 * the provider's order. Compared in constant time, so that an answer's delay tells nothing of the right signature.
 */
export function isSigned(notification: URLSearchParams, signature: string, secretKey: string): boolean {
  const values = notificationFields.map((field) => notification.get(field) ?? '').join('');
  const expected = createHmac('sha256', secretKey).update(values).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
