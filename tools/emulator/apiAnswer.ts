import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RequestContext } from './emulatorState';

/** The body of a call to a provider's API. */
export type Fields = Record<string, unknown>;

/** An answer before serialization. */
export type ApiAnswer = { status: ContentfulStatusCode } & ({ json: Record<string, unknown> } | { text: string });

/** The fields of the body; undefined when it does not parse as an object. */
export async function readFields(context: RequestContext): Promise<Fields | undefined> {
  const value = parseJson(await context.req.text());
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
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
