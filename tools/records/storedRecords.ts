import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getStore, type Store } from '@netlify/blobs';
import { isReference } from '../../src/donation/rules/reference';
import { hourMilliseconds, type PaymentRecord, recordKey, runKey, storeNames } from '../../src/donation/server/ledger';
import { isRecord, readJson } from '../../src/shared/unknownValues';
import { ToolError } from '../command';
import { showLocally } from './rows';

/** Where the functions of `npm start` keep their records. */
const localFolder = '.netlify/blobs-serve';

/**
 * `damaged`: the keys of unreadable records, which must not hide the readable records. `checkedAt`: when the hourly
 * check of the published site last succeeded, null if it is not known; the records of this machine have none.
 */
type Records = { records: PaymentRecord[]; damaged: string[]; checkedAt?: string | null };

/**
 * Reads the records of the published site, given its id and a token of Netlify; otherwise those that `npm start` has left
 * on this machine.
 * @throws ToolError if the site cannot be read, or if nothing is recorded on this machine
 */
export async function readRecords(
  { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token }: NodeJS.ProcessEnv,
  { folder = localFolder, apiURL }: { folder?: string; apiURL?: string } = {},
): Promise<Records> {
  const open = (name: string) => getStore({ name, siteID, token, apiURL });
  const readPublished = async () => ({
    ...(await readAllRecords(open(storeNames.records))),
    checkedAt: await open(storeNames.runs).get(runKey, { type: 'text' }),
  });
  if (siteID && token)
    return readPublished().catch((error: Error) => {
      throw new ToolError(
        `Les paiements du site n’ont pas pu être lus (${error.message}). ` +
          (/\b40[13] status/.test(error.message)
            ? 'Netlify refuse le jeton : demandez un nouveau NETLIFY_AUTH_TOKEN à la personne qui gère le site.'
            : 'Vérifiez la connexion, puis les deux réglages NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN.'),
      );
    });
  if (siteID || token) throw new ToolError('Réglez NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN : les deux, ou aucun.');
  const local = readLocal(folder);
  if (local.records.length === 0)
    throw new ToolError(
      'Aucun paiement n’est noté sur cet ordinateur. Pour lire ceux du site publié, réglez NETLIFY_SITE_ID et ' +
        'NETLIFY_AUTH_TOKEN : demandez-les à la personne qui gère le site.',
    );
  return local;
}

/**
 * Adds the records of a backup that the published site lacks, and overwrites none.
 * @returns the number of added records, each read again
 */
export async function restoreRecords(
  backup: string,
  { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token }: NodeJS.ProcessEnv,
  apiURL?: string,
): Promise<number> {
  if (!siteID || !token) throw new ToolError('Réglez NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN.');
  const lines = backup.trim().split('\n');
  const { records, damaged } = parseRecords(lines.map((line, index) => [`ligne ${index + 1}`, line]));
  if (damaged.length > 0) throw new ToolError(`Ce fichier n’est pas une copie des enregistrements : ${damaged[0]}.`);
  const store = getStore({ name: storeNames.records, siteID, token, apiURL });
  let added = 0;
  for (const record of records) {
    const key = recordKey(record);
    if ((await store.get(key)) !== null) continue;
    await store.setJSON(key, record, { onlyIfNew: true });
    // Read again, because the client reports such a write as a success at every status but 412.
    if ((await store.get(key)) === null) throw new ToolError(`L’enregistrement ${key} manque encore : recommencez.`);
    added += 1;
  }
  return added;
}

/** The local Netlify Blobs: `entries/<site>/site:payments/<reference>/<state>`. */
function readLocal(folder: string): Records {
  const entries = join(folder, 'entries');
  const files = existsSync(entries) ? readdirSync(entries, { recursive: true, withFileTypes: true }) : [];
  return parseRecords(
    files
      .filter((file) => file.isFile() && basename(dirname(file.parentPath)) === `site:${storeNames.records}`)
      .map(({ parentPath, name }) => [join(basename(parentPath), name), readFileSync(join(parentPath, name), 'utf8')]),
  );
}

const batchSize = 20;

async function readAllRecords(store: Store): Promise<Records> {
  const { blobs } = await store.list();
  const texts: (readonly [key: string, text: string])[] = [];
  for (let start = 0; start < blobs.length; start += batchSize) {
    const batch = blobs.slice(start, start + batchSize);
    const read = await Promise.all(
      batch.map(async ({ key }) => [key, await store.get(key, { type: 'text' })] as const),
    );
    // A record that was deleted since the listing has no text.
    texts.push(...read.flatMap(([key, text]) => (text === null ? [] : [[key, text] as const])));
  }
  return parseRecords(texts);
}

/** Without a date, a payment would be in no month. */
const isDated = ({ paidAt, recordedAt }: Record<string, unknown>) =>
  !Number.isNaN(Date.parse(String(paidAt ?? recordedAt)));

function parseRecords(texts: readonly (readonly [key: string, text: string])[]): Records {
  const all: Records = { records: [], damaged: [] };
  for (const [key, text] of texts) {
    const record = readJson(text);
    if (isRecord(record) && isReference(record.reference) && isDated(record)) all.records.push(record as PaymentRecord);
    else all.damaged.push(key);
  }
  return all;
}

/** Says when the site's hourly check last succeeded, and warns if that was long ago: a deploy may lose its schedule. */
export function describeLastCheck(at: string | null, now: Date): string {
  const last = new Date(at ?? NaN);
  // If `at` cannot be read, the age is NaN, which is not recent.
  const isRecent = Math.abs(now.getTime() - last.getTime()) <= 3 * hourMilliseconds;
  const when = Number.isNaN(last.getTime()) ? 'inconnue' : showLocally(last);
  const warning = isRecent ? '' : ' ATTENTION : il en faut une chaque heure. Prévenez la personne qui gère le site.';
  return `Dernière vérification automatique sans échec : ${when}.${warning}`;
}
