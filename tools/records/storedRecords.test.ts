import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import checkHourly from '../../netlify/functions/hourly-check';
import { makeFolder } from '../../src/testing/makeFolder';
import { listen } from '../command';
import { describeLastCheck, readRecords, restoreRecords } from './storedRecords';

const record = { reference: '12345678', state: 'accepted', amount: 1000, recordedAt: '2026-11-23T10:00:00.000Z' };

const made = makeFolder();

// In a process of its own, because jest cannot load the server's ES modules.
const serverScript = `
  import { BlobsServer } from '@netlify/blobs/server';
  const server = new BlobsServer({ directory: process.argv[1], token: 'token', logger: () => {} });
  console.log((await server.start()).port);
`;

/** Runs `use` while the store's own test server has the record. */
async function withRecord(siteID: string, use: (edgeURL: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['--input-type=module', '-e', serverScript, made.folder]);
  const [port] = await once(server.stdout, 'data');
  const edgeURL = `http://localhost:${String(port).trim()}`;
  const store = getStore({ name: 'payments', siteID, token: 'token', edgeURL });
  await store.setJSON('12345678/accepted', record);
  try {
    await use(edgeURL);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

it('readRecords reads what npm start has recorded on this machine', async () => {
  await withRecord('0', async () => {});
  expect(await readRecords({}, made)).toEqual({ records: [record], damaged: [] });
});

it('readRecords leaves out damaged records, and names their keys', async () => {
  await withRecord('0', async (edgeURL) => {
    const store = getStore({ name: 'payments', siteID: '0', token: 'token', edgeURL });
    await store.set('87654321/accepted', 'oops');
    await store.set('87654322/accepted', 'null');
    await store.set('87654323/accepted', JSON.stringify({ ...record, reference: undefined }));
    await store.set('87654324/accepted', JSON.stringify({ ...record, recordedAt: undefined }));
  });
  const damaged = ['87654321', '87654322', '87654323', '87654324'].map((reference) => join(reference, 'accepted'));
  expect(await readRecords({}, made)).toEqual({ records: [record], damaged });
});

it('readRecords reads the records of the published site and when its hourly check last succeeded', async () => {
  await withRecord('site-id', async (apiURL) => {
    const variables = { NETLIFY_SITE_ID: 'site-id', NETLIFY_AUTH_TOKEN: 'token' };
    const before = { records: [record], damaged: [], checkedAt: null };
    expect(await readRecords(variables, { ...made, apiURL })).toEqual(before);
    const context = { edgeURL: apiURL, uncachedEdgeURL: apiURL, siteID: 'site-id', token: 'token' };
    process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64');
    await checkHourly();
    // Without the provider's keys, the hourly check has asked nobody.
    expect(await readRecords(variables, { ...made, apiURL })).toEqual(before);
    const keys = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '1' };
    Object.assign(process.env, keys);
    await checkHourly();
    for (const name of ['NETLIFY_BLOBS_CONTEXT', ...Object.keys(keys)]) delete process.env[name];
    const { checkedAt } = await readRecords(variables, { ...made, apiURL });
    expect(Date.now() - Date.parse(checkedAt ?? '')).toBeLessThan(60_000);
  });
});

it('readRecords reads each record of a site that has many', async () => {
  await withRecord('site-id', async (apiURL) => {
    const store = getStore({ name: 'payments', siteID: 'site-id', token: 'token', edgeURL: apiURL });
    const references = Array.from({ length: 45 }, (_, index) => String(20000000 + index));
    for (const reference of references) await store.setJSON(`${reference}/accepted`, { ...record, reference });
    const variables = { NETLIFY_SITE_ID: 'site-id', NETLIFY_AUTH_TOKEN: 'token' };
    const { records } = await readRecords(variables, { ...made, apiURL });
    expect(records.map(({ reference }) => reference).sort()).toEqual(['12345678', ...references]);
  });
});

it('readRecords says what to do where nothing is recorded', async () => {
  await expect(readRecords({}, made)).rejects.toThrow(/Pour lire ceux du site publié, réglez NETLIFY_SITE_ID/);
});

it('readRecords refuses a site id without a token', async () => {
  await expect(readRecords({ NETLIFY_SITE_ID: 'site-id' }, made)).rejects.toThrow(/les deux, ou aucun/);
});

it('readRecords names the token where Netlify refuses it', async () => {
  await withRecord('site-id', async (apiURL) => {
    const variables = { NETLIFY_SITE_ID: 'site-id', NETLIFY_AUTH_TOKEN: 'other' };
    await expect(readRecords(variables, { ...made, apiURL })).rejects.toThrow(/refuse le jeton/);
  });
});

it('restoreRecords adds the records that the published site lacks, and overwrites none', async () => {
  await withRecord('site-id', async (apiURL) => {
    const variables = { NETLIFY_SITE_ID: 'site-id', NETLIFY_AUTH_TOKEN: 'token' };
    const lost = { ...record, reference: '87654321', state: 'pending' };
    const backup = [{ ...record, amount: 500 }, lost].map((line) => `${JSON.stringify(line)}\n`).join('');
    expect(await restoreRecords(backup, variables, apiURL)).toBe(1);
    expect((await readRecords(variables, { ...made, apiURL })).records).toEqual([record, lost]);
    expect(await restoreRecords(backup, variables, apiURL)).toBe(0);
    await expect(restoreRecords(`${backup}oops`, variables, apiURL)).rejects.toThrow(/une copie .* : ligne 3/);
  });
});

it('restoreRecords says that a record is still missing where a write is only reported as done', async () => {
  const server = createServer(({ method, url }, response) => {
    const isLost = method === 'GET' && url === '/signed';
    response.writeHead(isLost ? 404 : 200).end(JSON.stringify({ url: `http://localhost:${port}/signed` }));
  });
  const { port, close } = await listen(server, 0);
  const variables = { NETLIFY_SITE_ID: 'site-id', NETLIFY_AUTH_TOKEN: 'token' };
  const restored = restoreRecords(JSON.stringify(record), variables, `http://localhost:${port}`);
  await expect(restored.finally(close)).rejects.toThrow('12345678/accepted manque encore');
});

const warning = ' ATTENTION : il en faut une chaque heure. Prévenez la personne qui gère le site.';

it.each([
  ['2026-11-27T21:00:00.000Z', '2026-11-27 22:00.'],
  ['2026-11-27T18:59:00.000Z', `2026-11-27 19:59.${warning}`],
  ['2099-01-01T00:00:00.000Z', `2099-01-01 01:00.${warning}`],
  ['oops', `inconnue.${warning}`],
  [null, `inconnue.${warning}`],
])('the list warns unless it knows that the hourly check has succeeded lately: %s', (at, told) => {
  expect(describeLastCheck(at, new Date('2026-11-27T22:00:00.000Z'))).toBe(
    `Dernière vérification automatique sans échec : ${told}`,
  );
});
