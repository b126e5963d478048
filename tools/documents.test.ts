import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { providers } from '../src/donation/providers/registry';

const root = resolve(__dirname, '..');
const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];

// The document of a provider cites the code of other repositories.
const foreign = providers.map(({ id }) => `docs/${id}.md`);
const own = documents.filter((name) => name.endsWith('.md') && !foreign.includes(name));

it.each(own)('%s names only files that exist', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  // Paths without placeholders or patterns: `src/content/model.ts`.
  const paths = [...text.matchAll(/`((?:src|tools|e2e|netlify|fixtures)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** The anchors that GitHub gives to the headings of a document. */
function listAnchors(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it.each([...documents, 'SECURITY.md'].filter((name) => name.endsWith('.md')))('%s links to what exists', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const dead = links.filter(([, path = '', anchor]) => {
    const target = path ? join(root, dirname(name), path) : join(root, name);
    return !existsSync(target) || (anchor && !listAnchors(readFileSync(target, 'utf8')).includes(anchor));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

it.each(providers)('the provider $id has a document', ({ id }) => {
  expect(documents).toContain(`docs/${id}.md`);
});

it('CONTRIBUTING.md has a line for every command of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const rows = [...text.matchAll(/^- `npm (?:run )?([\w:]+)`:/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(Object.keys(scripts).sort());
});
