import { emulatorCredentials } from './credentials';
import type { Switches } from './settings';

/** The body of a call to the provider's API. */
export type Fields = Record<string, unknown>;

/** The JSON answer of both API calls, without its `api_response_id`. */
type Envelope = { code: string; message: string; description?: string; data?: Record<string, unknown> };

/** An answer before serialization: the provider's envelope, or the text or HTML of its edge. */
export type Outcome = { status: 200 | 400 | 403 } & ({ envelope: Envelope } | { text: string } | { html: string });

const messages = {
  '608': 'MINIMUM_REQUIRED_FIELDS',
  '609': 'AUTH_NOT_FOUND',
  '613': 'ERROR_SITE_ID_NOTVALID',
  '624': 'UNKNOWN_ERROR',
  '641': 'ERROR_AMOUNT_TOO_LOW',
  '642': 'ERROR_AMOUNT_TOO_HIGH',
};

/** A refusal in the envelope. The status 400 is the best guess of docs/cinetpay.md 3.2. */
export function refuse(code: keyof typeof messages, description: string): Outcome {
  return { status: 400, envelope: { code, message: messages[code], description } };
}

/** 624 has this description whatever its cause. */
export function refuseWithoutReason(): Outcome {
  return refuse('624', 'An error occurred while processing the request');
}

/** Row 8 of the table in docs/cinetpay.md section 10; both calls check it. */
export function refuseUnknownKey(fields: Fields, { keyIs624 }: Switches): Outcome | undefined {
  if (textOf(fields, 'apikey') === emulatorCredentials.apiKey) return undefined;
  return keyIs624 ? refuseWithoutReason() : refuse('609', 'apikey is unknown');
}

/** Row 9. The documentation types the site id as text and as a number; clients send either: docs/cinetpay.md 2.2. */
export function refuseUnknownSite({ site_id }: Fields): Outcome | undefined {
  const siteId = typeof site_id === 'number' ? String(site_id) : textOf({ site_id }, 'site_id');
  return siteId === emulatorCredentials.siteId ? undefined : refuse('613', 'site_id is unknown');
}

/** The trimmed text of a field; empty when it is not a string. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}
