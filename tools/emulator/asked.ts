import type { IncomingMessage } from 'node:http';
import { isRecord, parseJson } from './readBody';

export type Fields = Record<string, unknown>;

/** A call to the provider's API as it arrived. `fields` is undefined when the body cannot be read. */
export type Asked = { userAgent: string; isJson: boolean; fields: Fields | undefined };

export function readAsked({ headers }: IncomingMessage, body: string): Asked {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded';
  return {
    userAgent: headers['user-agent'] ?? '',
    isJson: type === 'application/json',
    fields: isForm ? readForm(body) : readJson(body),
  };
}

/** The text of a field, or an empty one when it holds none. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Documented as text, described elsewhere as a number, and sent as either: CINETPAY.md 2.2. */
export function siteIdOf({ site_id }: Fields): string {
  return typeof site_id === 'number' ? String(site_id) : textOf({ site_id }, 'site_id');
}

function readJson(body: string): Fields | undefined {
  const value = parseJson(body);
  return isRecord(value) ? value : undefined;
}

/** A form has only texts: what JSON would type is typed here, so that one list of checks serves both. */
function readForm(body: string): Fields {
  const fields: Fields = Object.fromEntries(new URLSearchParams(body));
  if (/^-?\d+$/.test(textOf(fields, 'amount'))) fields.amount = Number(fields.amount);
  if ('lock_phone_number' in fields) fields.lock_phone_number = fields.lock_phone_number === 'true';
  return fields;
}
