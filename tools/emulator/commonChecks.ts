import { type Asked, type Fields, siteIdOf, textOf } from './asked';
import { emulatorCredentials } from './credentials';
import { type Outcome, refuse, refuseWithoutReason } from './outcome';
import type { Switches } from './switches';

// What both calls of the API check: the numbers are the rows of the table in CINETPAY.md section 10.

/** Rows 1 to 3, before a single field is read. The first two are answers of the provider's edge, without envelope. */
export function refuseUnreadable({ userAgent, isJson, fields }: Asked, { acceptForm }: Switches): Outcome | undefined {
  if (!userAgent) return { status: 403, text: 'error code: 1010' };
  if (!isJson && !acceptForm) return { status: 403, text: 'Forbidden' };
  if (!fields) return refuse('608', 'the body is not a JSON object');
  return undefined;
}

/** Row 8. */
export function refuseUnknownKey(fields: Fields, { keyIs624 }: Switches): Outcome | undefined {
  if (textOf(fields, 'apikey') === emulatorCredentials.apiKey) return undefined;
  return keyIs624 ? refuseWithoutReason() : refuse('609', 'apikey is unknown');
}

/** Row 9. */
export function refuseUnknownSite(fields: Fields): Outcome | undefined {
  return siteIdOf(fields) === emulatorCredentials.siteId ? undefined : refuse('613', 'site_id is unknown');
}
