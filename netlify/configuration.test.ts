import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providers } from '../src/donation/providers/server/registry';
import { loadFake } from '../src/donation/testing/providerFake';
import poll from './functions/cinetpay-poll';
import comeBack from './functions/cinetpay-return';
import { withSite } from './testing/blobServer';

const configuration = readFileSync('netlify.toml', 'utf8');

it('Netlify’s scan for leaked secrets leaves out every provider’s variables that pages contain, and no others', () => {
  const [, omitted = ''] = /^SECRETS_SCAN_OMIT_KEYS = "(.*)"$/m.exec(configuration) ?? [];
  const published = providers.flatMap(({ variables }) => variables.filter(({ role }) => role === 'public'));
  expect(omitted.split(',').sort()).toEqual(published.map(({ name }) => name).sort());
});

it('keepCache, which netlify.toml names, restores and saves .cache together with public', async () => {
  const [, folder = ''] = /\[\[plugins\]\]\npackage = "\/netlify\/(.*)"/.exec(configuration) ?? [];
  const plugin = require(join(__dirname, folder));
  const calls: [string, string[]][] = [];
  const cache = {
    restore: async (paths: string[]) => calls.push(['restore', paths]),
    save: async (paths: string[]) => calls.push(['save', paths]),
  };
  await plugin.onPreBuild({ utils: { cache } });
  await plugin.onPostBuild({ utils: { cache } });
  expect(calls).toEqual([
    ['restore', ['.cache', 'public']],
    ['save', ['.cache', 'public']],
  ]);
});

const folder = join(__dirname, 'functions');
const configs: { path?: string; rateLimit?: { windowSize: number } }[] = readdirSync(folder).map(
  (file) => require(join(folder, file)).config,
);

// Netlify is said to allow two rate limits per site on its free plan. A donor who has just paid is never refused.
it('two functions limit the requests of one address: the start, and the poll that pages repeat', () => {
  const limited = configs.filter(({ rateLimit }) => rateLimit);
  expect(limited.map(({ path }) => path)).toEqual(['/cinetpay-return/poll', '/donation-start']);
  for (const { rateLimit } of limited) {
    expect(rateLimit).toEqual({
      windowLimit: expect.any(Number),
      windowSize: expect.any(Number),
      aggregateBy: ['ip', 'domain'],
    });
    // Netlify's maximum.
    expect(rateLimit?.windowSize).toBeLessThanOrEqual(180);
  }
});

afterEach(() => jest.restoreAllMocks());

it('a return and a poll wait three seconds for a silent provider, because a donor waits meanwhile', async () => {
  const { variables, notify } = loadFake('cinetpay');
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });
  const askStore = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { signal } = init ?? {};
    if (!String(address).includes('cinetpay')) return askStore(address, init);
    return new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
  });
  jest.spyOn(console, 'log').mockImplementation();
  await withSite(async () => {
    const works: Promise<unknown>[] = [];
    const start = performance.now();
    const measure = async (answer: typeof comeBack) => {
      await answer(notify('https://site.example/', '1'), { waitUntil: (work) => void works.push(work) });
      return performance.now() - start;
    };
    const waited = await Promise.all([comeBack, poll].map(measure));
    expect(Math.min(...waited)).toBeGreaterThan(2900);
    // Nobody waits for a notification: there, the provider may take eight seconds.
    expect(Math.max(...waited)).toBeLessThan(8000);
    await Promise.all(works);
  });
});
