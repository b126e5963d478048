import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { providers } from '../../donation/providers/server/registry';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { makeFolder } from '../../testing/makeFolder';
import { createBundler } from './bundleIslands';
import { chooseProviderClient } from './esbuildPlugins';
import { nameScripts } from './finishBuild';
import { chooseLabels, listIslands } from './islands';

const bundle = async (islands: readonly string[]) => ['/react.js', `/${islands.join('-') || 'page'}.js`];
const island = (name: string) => `<div data-island="${name}"></div>`;
const loader = '<script data-scripts="" data-atload="true">go()</script>';

it('nameScripts names the files of a page’s islands, each once, in its script loader', async () => {
  const page = (files: string) =>
    `${island('Form')}${island('Toaster')}${island('Form')}${loader.replace('""', `"${files}"`)}`;
  const named = page('/react.js /Form-Toaster.js');
  expect(await nameScripts(page(''), bundle)).toBe(named);
  // A page of an earlier build still names that build's files.
  expect(await nameScripts(page('/old.js'), bundle)).toBe(named);
});

const made = makeFolder();

it('a page script has the labels that the islands of its page name, in its language, and imports React', async () => {
  const { labels } = loadFixtureContent();
  Object.assign(labels.fr, { 'dialog.close': 'Fermez tout', 'album.loading': 'Attendez' });
  Object.assign(labels.en, { 'dialog.close': 'Shut all' });
  const bundlePageScript = await createBundler(made.folder, labels, require);
  const read = (file: string) => readFileSync(join(made.folder, file), 'utf8');
  const [react = '', script = '', ...others] = await bundlePageScript(['Toaster'], 'fr');
  expect(others).toEqual([]);
  expect(read(script)).toContain(react);
  expect(read(script)).toContain('Fermez tout');
  expect(read(script)).not.toContain('Attendez');
  const [, english = ''] = await bundlePageScript(['Toaster'], 'en');
  expect(read(english)).toContain('Shut all');
  expect(await bundlePageScript([], 'fr')).toEqual([expect.stringMatching(/^\/islands-page-\w{8}\.js$/)]);
});

it('chooseLabels takes plural forms by their key, and with an asterisk all labels that begin so', () => {
  const labels = {
    'album.videos_one': '1 vidéo',
    'album.videos_other': 'vidéos',
    'album.video': 'x',
    'error.a': 'Non',
  };
  expect(Object.keys(chooseLabels(labels, ['album.videos', 'error.*']))).toEqual([
    'album.videos_one',
    'album.videos_other',
    'error.a',
  ]);
});

// The compiler checks that a component with a list of labels reads no other.
it.each([...listIslands()])('the island %s names the labels of every file that it bundles', async (_, file) => {
  const plugins = [chooseProviderClient];
  const entryPoints = [join('src', file)];
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: 'public',
    metafile: true,
    plugins,
  });
  const files = Object.keys(metafile.inputs).filter((input) => /^src\/.*\.tsx?$/.test(input));
  expect(files).toContain(`src/${file}`);
  expect(files.filter((path) => /\blabel\b.* use(Wording|Labels)\(\)/.test(readFileSync(path, 'utf8')))).toEqual([]);
  const listNames = (path: string): string[] => require(resolve(path)).labelNames ?? [];
  expect(listNames(`src/${file}`)).toEqual(expect.arrayContaining(files.flatMap(listNames)));
});

it('a label that a provider replaces is in the script of the donation form alone: elsewhere, its text may not be true', () => {
  const replaced = providers.flatMap(({ labels }) => Object.keys(labels?.fr ?? {}));
  expect(replaced.length).toBeGreaterThan(0);
  const { labels } = loadFixtureContent();
  const users = [...listIslands()].filter(([, file]) => {
    const { labelNames = [] } = require(resolve('src', file));
    return replaced.some((key) => key in chooseLabels(labels.fr, labelNames));
  });
  expect(users.map(([name]) => name)).toEqual(['DonationPanel']);
});
