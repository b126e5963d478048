import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const plugin = require('./index.js');

it('keepCache restores and saves .cache together with public', async () => {
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

it('netlify.toml uses keepCache from this repository', () => {
  const configuration = readFileSync(join(__dirname, '../../../netlify.toml'), 'utf8');
  expect(configuration).toMatch(/\[\[plugins\]\]\npackage = "\/netlify\/plugins\/keepCache"/);
});
