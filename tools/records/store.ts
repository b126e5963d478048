import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getStore, type Store } from '@netlify/blobs';
import type { PaymentRecord } from '../../src/donation/server/recordPayment';
import { ToolError } from '../command';

type Variables = { NETLIFY_SITE_ID?: string; NETLIFY_AUTH_TOKEN?: string };

/** Where the functions of `npm start` keep their records. */
const localFolder = '.netlify/blobs-serve';

/**
 * Reads every record: Netlify's, given the site's id and a token; else those that `npm start` has recorded here.
 * @throws ToolError when there is nothing to read
 */
export async function readRecords(
  { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token }: Variables,
  { folder = localFolder, apiURL }: { folder?: string; apiURL?: string } = {},
): Promise<PaymentRecord[]> {
  if (siteID && token)
    return readAll(getStore({ name: 'payments', siteID, token, apiURL })).catch((error: Error) => {
      throw new ToolError(
        `Les paiements du site n’ont pas pu être lus (${error.message}). Vérifiez la connexion, puis les deux réglages ` +
          'NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN.',
      );
    });
  if (siteID || token) throw new ToolError('Réglez NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN : les deux, ou aucun.');
  const local = readLocal(folder);
  if (local.length === 0)
    throw new ToolError(
      'Aucun paiement n’est noté sur cet ordinateur. Pour lire ceux du site publié, réglez NETLIFY_SITE_ID et ' +
        'NETLIFY_AUTH_TOKEN : demandez-les à la personne qui gère le site.',
    );
  return local;
}

/** The local Netlify Blobs: `entries/<site>/site:payments/<reference>/<state>`. */
function readLocal(folder: string): PaymentRecord[] {
  const entries = join(folder, 'entries');
  if (!existsSync(entries)) return [];
  return readdirSync(entries, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && basename(dirname(file.parentPath)) === 'site:payments')
    .flatMap(({ parentPath, name }) =>
      keepReadable(join(basename(parentPath), name), () => JSON.parse(readFileSync(join(parentPath, name), 'utf8'))),
    );
}

const batchSize = 20;

async function readAll(store: Store): Promise<PaymentRecord[]> {
  const { blobs } = await store.list();
  const records: PaymentRecord[] = [];
  for (let start = 0; start < blobs.length; start += batchSize) {
    const batch = blobs.slice(start, start + batchSize);
    const texts = await Promise.all(
      batch.map(async ({ key }) => [key, await store.get(key, { type: 'text' })] as const),
    );
    // One that was deleted since the listing has no text.
    records.push(...texts.flatMap(([key, text]) => (text ? keepReadable(key, () => JSON.parse(text)) : [])));
  }
  return records;
}

/** A record, or none with a line about it: one that is damaged must not hide the others. */
function keepReadable(key: string, read: () => PaymentRecord): PaymentRecord[] {
  try {
    return [read()];
  } catch {
    console.log(`L’enregistrement ${key} est illisible : signalez-le à la personne qui gère le site.`);
    return [];
  }
}
