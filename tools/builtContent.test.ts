import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltContent, recordContent } from './builtContent';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(root, 'public'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('readBuiltContent reads the folder that recordContent wrote', () => {
  recordContent(root, join(root, 'fixtures/content'));
  expect(readBuiltContent(root)).toEqual({
    name: join('fixtures', 'content'),
    path: join(root, 'fixtures/content'),
    isOwn: false,
  });
});

it('recordContent leaves no file in a build of content/', () => {
  recordContent(root, join(root, 'fixtures/content'));
  recordContent(root, join(root, 'content'));
  expect(readBuiltContent(root)).toMatchObject({ path: join(root, 'content'), isOwn: true });
  expect(existsSync(join(root, 'public/content-folder.txt'))).toBe(false);
});
