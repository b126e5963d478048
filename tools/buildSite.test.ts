import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '../src/content/load/load';
import { buildSite } from './buildSite';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  for (const folder of ['.cache', 'public', 'static/fonts']) mkdirSync(join(root, folder), { recursive: true });
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

it('buildSite removes from public/ what was deleted from static/, and nothing else', async () => {
  const build = () =>
    buildSite({
      root,
      content: join(root, 'content'),
      checkContent: goodContent,
      runGatsby: async () => {
        cpSync(join(root, 'static'), join(root, 'public'), { recursive: true });
        return 0;
      },
    });
  for (const name of ['old.woff2', 'new.woff2']) writeFileSync(join(root, 'static/fonts', name), 'a font');
  await build();
  writeFileSync(join(root, 'public/fonts/generated.css'), 'not from static/');
  rmSync(join(root, 'static/fonts/old.woff2'));
  await build();
  expect(readdirSync(join(root, 'public'))).toEqual(['fonts', 'index.html']);
  expect(readdirSync(join(root, 'public/fonts'))).toEqual(['generated.css', 'new.woff2']);
});
