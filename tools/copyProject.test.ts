import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from './copyProject';

let from: string;
let copy: ProjectCopy;

beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'original-'));
  mkdirSync(join(from, 'src'));
  writeFileSync(join(from, 'src/a.ts'), 'original');
  copy = copyProject({ from, copied: ['src'], linked: ['public', '.netlify/blobs'] });
});

afterEach(() => {
  copy.remove();
  rmSync(from, { recursive: true });
});

it('a change of a copied folder leaves the original untouched', () => {
  copy.write('src/new/a.ts', 'new');
  copy.write('src/a.ts', 'changed');
  expect(existsSync(join(from, 'src/new'))).toBe(false);
  expect(readFileSync(join(from, 'src/a.ts'), 'utf8')).toBe('original');
});

it('a linked folder that does not exist yet is made, so that both sides can write to it', () => {
  copy.write('.netlify/blobs/payments/1', 'accepted');
  expect(readFileSync(join(from, '.netlify/blobs/payments/1'), 'utf8')).toBe('accepted');
});

it('remove() keeps what a link leads to', () => {
  copy.write('public/index.html', '<h1>Accueil</h1>');
  copy.remove();
  expect(existsSync(copy.root)).toBe(false);
  expect(existsSync(join(from, 'public/index.html'))).toBe(true);
});
