import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '../src/content/load/load';
import { buildSite } from './buildSite';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/index.html'), 'the build before');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const goodContent = () => {};
const badContent = () => {
  throw new ContentError([{ file: 'content/home/hero.json', field: 'fr.title', reason: 'required', values: {} }]);
};

it('buildSite names invalid content and keeps the existing public/', async () => {
  const runGatsby = jest.fn(async () => 0);
  await expect(
    buildSite({ root, content: join(root, 'content'), checkContent: badContent, runGatsby }),
  ).rejects.toThrow('content/home/hero.json: fr.title is required');
  expect(runGatsby).not.toHaveBeenCalled();
  expect(existsSync(join(root, 'public/index.html'))).toBe(true);
});

it('buildSite removes a partial build and fails with the exit code of Gatsby', async () => {
  const build = buildSite({
    root,
    content: join(root, 'content'),
    checkContent: goodContent,
    runGatsby: async () => 130,
  });
  await expect(build).rejects.toMatchObject({ exitCode: 130 });
  expect(existsSync(join(root, 'public'))).toBe(false);
});

it('buildSite keeps a finished build', async () => {
  await buildSite({ root, content: join(root, 'content'), checkContent: goodContent, runGatsby: async () => 0 });
  expect(existsSync(join(root, 'public/index.html'))).toBe(true);
});
