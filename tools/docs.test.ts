import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { providers } from '../src/donation/providers/server/registry';

const root = resolve(__dirname, '..');
const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];

// The documents of providers name files of other repositories.
const foreign = providers.map(({ id }) => `docs/${id}.md`);
const own = documents.filter((name) => name.endsWith('.md') && !foreign.includes(name));

it.each(own)('%s names only files that exist', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  // Paths without placeholders or patterns: `src/content/model/model.ts`.
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

const below = ['src', 'tools', 'netlify', 'e2e', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    `/${folder}/${name}`.replaceAll('\\', '/'),
  ),
);
const files = [...readdirSync(root).map((name) => `/${name}`), ...below];
const code = below.filter((file) => /\.tsx?$/.test(file));

it.each(['CONTRIBUTING.md', 'docs/architecture.md', 'docs/editing.md'])('%s names only words of the code', (name) => {
  const known = new Set(code.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []));
  const named = readFileSync(join(root, name), 'utf8').match(/(?<=`)[a-zA-Z]\w*(?=`)/g) ?? [];
  expect(named.filter((word) => !known.has(word))).toEqual([]);
});

it('comments of the code and of its tests name only files that exist', () => {
  const missing = code.flatMap((file) => {
    const comments = readFileSync(join(root, file), 'utf8').match(/(?<=^|\s|\{)(?:\/\/|\/?\*+) .*/gm) ?? [];
    // Names of code files and of documents. A path that begins with a slash is one of the site.
    const names = comments.join('\n').matchAll(/(?<![\w./>-])[\w./-]*[\w-]\.tsx?\b|\b(?:docs\/[\w-]+|[A-Z]+)\.md\b/g);
    const unknown = [...names].filter(([name]) => !files.some((path) => path.endsWith(name.replace(/^[./]*/, '/'))));
    return unknown.map(([name]) => `${file} names ${name}`);
  });
  expect(missing).toEqual([]);
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

describe('the log lines of operations.md', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, logs = ''] = text.split(/^## Logs$/m);
  const items = logs.split(/^## /m)[0]?.match(/(?<=^- `)[^`]+/gm) ?? [];
  // `…` stands for what a line fills in: `is …: recorded`.
  const lines = items.map((line) => line.split('…').map((part) => part.trim()));
  const sources = code
    .filter((file) => /^\/(src\/donation|netlify)\/.*(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));

  it('are written by the functions', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.flat().filter((part) => part.length > 2 && !sources.join().includes(part))).toEqual([]);
  });

  it('include every line of the functions that begins with words', () => {
    const written = sources.flatMap(
      (source) => source.match(/(?<=\b(?:alert|log)\(\s*(['`]))(?!(?:Payment \$\{reference} )?\$).*?(?=\1)/g) ?? [],
    );
    expect(written.length).toBeGreaterThan(10);
    const isListed = (text: string) => lines.some((parts) => parts.every((part) => text.includes(part)));
    expect(written.filter((line) => !isListed(line))).toEqual([]);
  });
});
