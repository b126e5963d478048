import { type Fields, textOf } from '../../../../../tools/emulator/apiAnswer';
import { account } from './account';

/** An answer of both calls, without its `api_response_id`. */
export type EnvelopeAnswer = {
  status: 200 | 400;
  envelope: { code: string; message: string; description?: string; data?: Record<string, unknown> };
};

const messages = {
  '608': 'MINIMUM_REQUIRED_FIELDS',
  '609': 'AUTH_NOT_FOUND',
  '613': 'ERROR_SITE_ID_NOTVALID',
  '624': 'UNKNOWN_ERROR',
  '641': 'ERROR_AMOUNT_TOO_LOW',
  '642': 'ERROR_AMOUNT_TOO_HIGH',
};

/** A refusal in the envelope. The status 400 is the best guess of docs/cinetpay.md 3.2. */
export function refuse(code: keyof typeof messages, description: string): EnvelopeAnswer {
  return { status: 400, envelope: { code, message: messages[code], description } };
}

/** Rows 8 and 9 of the table in docs/cinetpay.md section 10; both calls check them. */
export function refuseUnknownMerchant(fields: Fields): EnvelopeAnswer | undefined {
  if (textOf(fields, 'apikey') !== account.apiKey) return refuse('609', 'apikey is unknown');
  return String(fields.site_id) === account.siteId ? undefined : refuse('613', 'site_id is unknown');
}
