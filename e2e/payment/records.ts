import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { createTransactionId } from '../../src/donation/transactionId';

/** Never used before, so that what an earlier run has left is not taken for its record. */
export const newReference = () => createTransactionId();

// Where the preview server keeps what production gives to Netlify Blobs: .netlify/blobs-serve/entries/<site>/site:<store>.
const entries = resolve(__dirname, '../../.netlify/blobs-serve/entries');

/** What the site has recorded of a payment, by the state that the provider confirmed. */
export function findRecords(reference: string): Record<string, Record<string, unknown>> {
  if (!existsSync(entries)) return {};
  const folders = readdirSync(entries)
    .map((site) => resolve(entries, site, 'site:payments', reference))
    .filter((folder) => existsSync(folder));
  return Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(folder).map((state) => [state, JSON.parse(readFileSync(resolve(folder, state), 'utf8'))]),
    ),
  );
}

/** Posts a notification by hand; the status of the answer. */
export async function postNotification(
  request: APIRequestContext,
  form: Record<string, string>,
  xToken: string | undefined,
): Promise<number> {
  const headers = xToken === undefined ? undefined : { 'x-token': xToken };
  return (await request.post('/cinetpay-notify', { form, headers })).status();
}
