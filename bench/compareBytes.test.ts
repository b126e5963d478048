import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareBytes } from './compareBytes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

const page = (text: string) => `<p>${text}</p><script data-scripts="/a.js"></script>`;

it('compareBytes lists the old weight, the new weight and the difference of each changed page', () => {
  const before = build('before', { 'index.html': page('same'), 'en/index.html': page('same'), 'a.js': 'let a = 1;' });
  const after = build('after', {
    'index.html': page('same'),
    'en/index.html': page('longer by some words'),
    'a.js': 'let a = 1;',
  });
  expect(compareBytes(before, after)).toMatch(/^\| Page .*\n.*\n\| \/en\/ \| \d+ B → \d+ B \(\+\d+ B\) \| 14 B \|\n$/);
});

it('compareBytes counts the scripts that a page names', () => {
  const before = build('before', { 'index.html': page('same'), 'a.js': 'let a = 1;' });
  const after = build('after', { 'index.html': page('same'), 'a.js': 'let a = 1; let another = 2;' });
  expect(compareBytes(before, after)).toMatch(/\| \/ \| \d+ B \| 14 B → \d+ B \(\+\d+ B\) \|/);
});

it('compareBytes lists new and removed pages, but none of the editor', () => {
  const before = build('before', { 'old/index.html': 'a', 'admin/index.html': 'a' });
  const after = build('after', { 'new/index.html': 'a', 'admin/index.html': 'bcd' });
  expect(compareBytes(before, after)).toBe(
    '| Page | HTML with CSS | Scripts |\n|---|---|---|\n| /new/ | new | new |\n| /old/ | gone | gone |\n',
  );
});

it('compareBytes says that nothing changed', () => {
  const site = build('site', { 'index.html': 'a' });
  expect(compareBytes(site, site)).toBe('No public page weighs more or less than before.\n');
});
