import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providers } from '../src/donation/providers/server/registry';
import {
  anchors,
  dashboardPath,
  donatePaths,
  notFoundPath,
  notifyPath,
  pollPath,
  returnPath,
  startPath,
} from '../src/routes';

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

it('functions and redirects have the paths of src/routes.ts', () => {
  const paths = configs.flatMap(({ path = [] }) => path);
  expect(paths.sort()).toEqual([notifyPath, returnPath, pollPath, startPath].sort());
  const redirects = [...configuration.matchAll(/^from = "(.*)"\nto = "(.*)"/gm)].map(([, from, to]) => `${from} ${to}`);
  expect(redirects).toEqual([
    `${donatePaths.fr} /#${anchors.donation}`,
    `${donatePaths.en} /en/#${anchors.donation}`,
    `/en/* /en${notFoundPath}index.html`,
    `/admin ${dashboardPath}`,
  ]);
});

// To our knowledge, Netlify's free plan allows two rate limits per site. The return function has none, because it must
// not refuse a donor who has just paid.
it('two functions limit the requests of one IP address: the start, and the poll that pages repeat', () => {
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
