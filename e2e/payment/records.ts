import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// The local Netlify Blobs: .netlify/blobs-serve/entries/<site>/site:<store>.
const entries = resolve(__dirname, '../../.netlify/blobs-serve/entries');

/** The records of a payment by confirmed state. */
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
