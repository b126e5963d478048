import { createHmac } from 'node:crypto';
import { readWholeAmount } from '../../../rules/paymentCheck';
import type { NotificationResult } from '../../provider';
import { isSameSecret } from '../../server/isSameSecret';
import { readFields } from '../../server/readFields';
import { notificationFields, paidMessage, signatureHeader, toIsoTime } from '../vocabulary';

export async function readCinetpayNotification(
  request: Request,
  secretKey: string,
  siteId?: string,
): Promise<NotificationResult> {
  const signature = request.headers.get(signatureHeader);
  const fields = await readFields(request);
  const isOurs = fields.get('cpm_site_id') === siteId;
  if (!signature && !isOurs) return { kind: 'foreign' };
  if (!signature || !isSigned(fields, signature, secretKey)) {
    // The names of the fields may explain a signature of the provider that we do not know. Their values are personal,
    // and so is a body in another format, which is read as one long name.
    const names = [...fields.keys()].map((name) => name.slice(0, 30));
    const type = signature ? request.headers.get('content-type') : `no ${signatureHeader}`;
    const description = `${type}: ${names.join(' ')}`;
    return { kind: 'suspect', description, ...(isOurs && { reference: fields.get('cpm_trans_id') ?? '' }) };
  }
  const message = fields.get('cpm_error_message')?.trim();
  return {
    kind: 'genuine',
    reference: fields.get('cpm_trans_id') ?? '',
    amount: readWholeAmount(fields.get('cpm_amount')),
    startedAt: toIsoTime(fields.get('cpm_trans_date')),
    // Captured notifications often lack the message, even if the payment was accepted.
    ...(message && { isPaid: message === paidMessage }),
  };
}

/**
 * Whether the signature is the HMAC-SHA256 of the sixteen documented fields, of the first fifteen (an older
 * documentation), or of every value as it was posted (the provider's PHP library).
 */
function isSigned(fields: URLSearchParams, signature: string, secretKey: string): boolean {
  const documented = notificationFields.map((field) => fields.get(field) ?? '');
  return [documented, documented.slice(0, -1), [...fields.values()]].some((signed) =>
    isSameSecret(signature.toLowerCase(), createHmac('sha256', secretKey).update(signed.join('')).digest('hex')),
  );
}
