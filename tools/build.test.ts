import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../src/testing/makeFolder';
import { buildSite, readBuiltContent } from './build';

const content = resolve(__dirname, '../fixtures/content');
const made = makeFolder();
let root: string;
beforeEach(() => {
  root = made.folder;
  for (const folder of ['.cache', 'public', 'static/fonts']) mkdirSync(join(root, folder), { recursive: true });
});

it.each(['site-main (1)', '[ADC] site', 'site{2}', 'site*', 'site?'])(
  'buildSite asks for another name of the folder %s',
  async (name) => {
    const build = buildSite({ root: join(root, name), content, runGatsby: async () => 0 });
    await expect(build).rejects.toThrow(
      /^Gatsby cannot build in .*: rename the folder that has “[([{*?]” in its name\.$/,
    );
  },
);

it('buildSite stops at mistakes in the content: it names each, and leaves the existing public/ alone', async () => {
  mkdirSync(join(root, 'public/fonts'));
  cpSync(content, join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'content/home/hero.json'), '{ "fr": {} }');
  writeFileSync(join(root, 'content/home/contact.json'), 'nonsense');
  const build = buildSite({ root, content: join(root, 'content'), runGatsby: () => Promise.reject(new Error()) });
  await expect(build).rejects.toThrow(
    /hero\.json: fr\.title is required.*contact\.json: is not valid JSON.*nothing was built/s,
  );
  expect(existsSync(join(root, 'public/fonts'))).toBe(true);
});

it('buildSite removes a partial build and fails', async () => {
  const build = buildSite({ root, content, runGatsby: async () => 130 });
  await expect(build).rejects.toThrow('The build did not finish: public/ was removed');
  expect(existsSync(join(root, 'public'))).toBe(false);
});

it('buildSite removes from public/ what was deleted from a folder of static/, and nothing else', async () => {
  for (const name of ['public/fonts/old.woff2', 'static/fonts/new.woff2', 'public/index.html']) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), 'a file');
  }
  const runGatsby = async () => {
    cpSync(join(root, 'static'), join(root, 'public'), { recursive: true });
    return 0;
  };
  await buildSite({ root, content, runGatsby });
  expect(readdirSync(join(root, 'public/fonts'))).toEqual(['new.woff2']);
  expect(existsSync(join(root, 'public/index.html'))).toBe(true);
});

it('buildSite records which content it built, for whoever serves public/', async () => {
  cpSync(content, join(root, 'content'), { recursive: true });
  await buildSite({ root, content: join(root, 'content'), runGatsby: async () => 0 });
  expect(readBuiltContent(root)).toBe('content');
  expect(readdirSync(join(root, 'public'))).toEqual([]);
  await buildSite({ root, content, runGatsby: async () => 0 });
  expect(resolve(root, readBuiltContent(root))).toBe(content);
});
