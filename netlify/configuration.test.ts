import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providers } from '../src/donation/providers/registry';
import { loadFake } from '../src/donation/testing/providerFake';
import notify from './functions/cinetpay-notify';
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

const variables = {
  GATSBY_CINETPAY_API_KEY: 'key',
  GATSBY_CINETPAY_SITE_ID: '1000',
  CINETPAY_SECRET_KEY: 'secret',
  GATSBY_CINETPAY_URL: 'http://127.0.0.1:1',
};
beforeAll(() => {
  Object.assign(process.env, variables);
  jest.spyOn(console, 'log').mockImplementation();
});
afterAll(() => {
  for (const name of Object.keys(variables)) delete process.env[name];
});

// A returning donor waits, and gets a page that asks again by itself. CinetPay's API v1 waits ten seconds for the
// answer to a notification.
it.each([
  ['a return', 3000, comeBack],
  ['a poll', 3000, poll],
  ['a notification', 8000, notify],
])('%s gives the provider %d ms', async (_, milliseconds, answer) => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const works: Promise<unknown>[] = [];
  const request = loadFake('cinetpay').notify('https://site.example/', '1');
  await withSite(async () => {
    await answer(request, { waitUntil: (work) => void works.push(work) });
    await Promise.all(works);
  });
  expect(timeout).toHaveBeenCalledWith(milliseconds);
  timeout.mockRestore();
});
