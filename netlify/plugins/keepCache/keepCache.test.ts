import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const plugin = require('./index.js');

it('keeps what Gatsby remembers together with the files it is about', async () => {
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

it('is in use, without being fetched from anywhere', () => {
  const configuration = readFileSync(join(__dirname, '../../../netlify.toml'), 'utf8');
  expect(configuration).toMatch(/\[\[plugins\]\]\npackage = "\/netlify\/plugins\/keepCache"/);
});
