import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { providers } from './registry';

const root = resolve(__dirname, '../../..');

/** The code that a provider's name must not spread into; content, documents and fixtures may have it. */
const folders = ['src', 'netlify', 'tools', 'e2e', 'bench', 'biome.json', 'package.json', 'netlify.toml'];

/** Files that may name a provider. */
const allowed = [
  /^src\/donation\/providers\/[\w-]+\//,
  // One line per provider, and the default.
  /^src\/donation\/providers\/(registry|current)\.ts$/,
  /^src\/donation\/providers\/names\.test\.ts$/,
  // What the pages say.
  /^e2e\/aria\//,
  // Labels that docs/specification.md gives.
  /^tools\/preflight\/differences\.ts$/,
  // The settings of the specification's provider, which a site has without a choice.
  /^netlify\.toml$/,
  // Tests may speak of one, but for those of the emulator and of what every provider must do.
  /^(?!tools\/(emulator\/|providers\.test)).*\.(test|spec)\.tsx?$/,
];

/** The addresses and names that docs/specification.md fixes, whichever provider is used. */
const fixed = /cinetpay-(?=notify|return|poll|\))/g;

/** A version of an API is not a name: `cinetpay-v1` is looked for as `cinetpay`. */
const named = new RegExp(providers.map(({ id }) => id.replace(/-v\d+$/, '')).join('|'), 'i');

const listFiles = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

it('a provider is named in its folder only', () => {
  const found = listFiles(...folders)
    .filter((file) => !allowed.some((pattern) => pattern.test(file)))
    .filter((file) => named.test(read(file).replace(fixed, '')));
  expect(found).toEqual([]);
});

it('a label that a provider replaces is not used outside donations', () => {
  const replaced = providers.flatMap(({ labels }) => Object.keys(labels?.fr ?? {})).map((key) => `'${key}'`);
  const outside = listFiles('src').filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('src/donation/'),
  );
  expect(outside.filter((file) => replaced.some((key) => read(file).includes(key)))).toEqual([]);
});
