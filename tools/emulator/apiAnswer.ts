import { emulatorCredentials } from './credentials';

/** The body of a call to the provider's API. */
export type Fields = Record<string, unknown>;

/** The JSON answer of both API calls, without its `api_response_id`. */
type Envelope = { code: string; message: string; description?: string; data?: Record<string, unknown> };

/** An answer before serialization: the provider's envelope, the whole JSON of API v1, or the text of its edge. */
export type ApiAnswer = { status: 200 | 400 | 403 | 422 } & (
  | { envelope: Envelope }
  | { json: Record<string, unknown> }
  | { text: string }
);

const messages = {
  '608': 'MINIMUM_REQUIRED_FIELDS',
  '609': 'AUTH_NOT_FOUND',
  '613': 'ERROR_SITE_ID_NOTVALID',
  '624': 'UNKNOWN_ERROR',
  '641': 'ERROR_AMOUNT_TOO_LOW',
  '642': 'ERROR_AMOUNT_TOO_HIGH',
};

/** A refusal in the envelope. The status 400 is the best guess of docs/cinetpay.md 3.2. */
export function refuse(code: keyof typeof messages, description: string): ApiAnswer {
  return { status: 400, envelope: { code, message: messages[code], description } };
}

/** Rows 8 and 9 of the table in docs/cinetpay.md section 10; both calls check them. */
export function refuseUnknownMerchant(fields: Fields): ApiAnswer | undefined {
  if (textOf(fields, 'apikey') !== emulatorCredentials.apiKey) return refuse('609', 'apikey is unknown');
  return String(fields.site_id) === emulatorCredentials.siteId ? undefined : refuse('613', 'site_id is unknown');
}

/** The trimmed text of a field; empty when it is not a string. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
