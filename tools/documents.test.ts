import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];

// These cite the code of other repositories.
const own = documents.filter((name) => name.endsWith('.md') && !name.startsWith('docs/cinetpay'));

it.each(own)('%s names only files that exist', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  // Paths without placeholders or patterns: `src/content/model.ts`.
  const paths = [...text.matchAll(/`((?:src|tools|e2e|bench|netlify|fixtures)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
