import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { securityHeaders } from '../../securityHeaders';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { makeFolder } from '../../testing/makeFolder';
import { createBundler } from './bundleIslands';
import { urlImports } from './esbuildPlugins';
import { nameScripts } from './finishBuild';
import { pageRules, type Rule, siteRules } from './formatHeaders';
import { chooseLabels, listIslands } from './islands';

const bundle = async (islands: readonly string[]) => ['/react.js', `/${islands.join('-') || 'page'}.js`];
const island = (name: string) => `<div data-island="${name}"></div>`;
const loader = '<script data-scripts="" data-atload="true">go()</script>';

it('nameScripts names the files of a page’s islands, each once, in its script loader', async () => {
  const page = (files: string) =>
    `${island('Form')}${island('Toaster')}${island('Form')}${loader.replace('""', `"${files}"`)}`;
  const named = page('/react.js /Form-Toaster.js');
  expect(await nameScripts(page(''), bundle)).toBe(named);
  // An earlier build has named the files of its own.
  expect(await nameScripts(page('/old.js'), bundle)).toBe(named);
});

const made = makeFolder();

/** Bundles the same script in a folder of this name, and returns the names of the files. */
async function bundleIn(name: string): Promise<string[]> {
  const folder = join(made.folder, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'names.json'), '{"CM":"Cameroun"}');
  writeFileSync(join(folder, 'entry.ts'), 'import url from "./names.json?url"; console.log(url)');
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    absWorkingDir: folder,
    entryPoints: ['entry.ts'],
    outdir: 'public',
    entryNames: '[name]-[hash]',
    plugins: [urlImports],
  });
  return outputFiles.map(({ path }) => basename(path));
}

it('the same script has the same name in whichever folder it is bundled', async () => {
  const names = await bundleIn('one');
  expect(names).toEqual([expect.stringMatching(/^names-\w{8}\.json$/), expect.stringMatching(/^entry-\w{8}\.js$/)]);
  expect(await bundleIn('another')).toEqual(names);
});

const loadIsland = (file: string) => require(file);

it('a page script has the islands of its page, with the labels that they name, and imports React once', async () => {
  const { labels } = loadFixtureContent();
  Object.assign(labels.fr, { 'dialog.close': 'Fermer' });
  Object.assign(labels.en, { 'dialog.close': 'Close' });
  const bundlePageScript = await createBundler(made.folder, labels, loadIsland);
  const [react, script = '', ...others] = await bundlePageScript(['Toaster'], 'fr');
  expect(others).toEqual([]);
  const code = readFileSync(join(made.folder, script), 'utf8');
  expect(code.match(/from"[^"]*"/g)).toEqual([`from"${react}"`]);
  expect(code).toContain('"dialog.close":"Fermer"');
  expect(code).not.toContain('album.loading');
  const [, english = ''] = await bundlePageScript(['Toaster'], 'en');
  expect(readFileSync(join(made.folder, english), 'utf8')).toContain('"dialog.close":"Close"');
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

it('the page script of an island has every label that its code reads, and no other', async () => {
  const keys = Object.keys(loadFixtureContent().labels.fr);
  const blank = Object.fromEntries(keys.map((key) => [key, '']));
  const bundlePageScript = await createBundler(made.folder, { fr: blank, en: blank }, loadIsland);
  for (const name of listIslands().keys()) {
    const [, script = ''] = await bundlePageScript([name], 'fr');
    const code = readFileSync(join(made.folder, script), 'utf8');
    const given = keys.filter((key) => code.includes(`"${key}":""`));
    const read = keys.filter((key) => {
      const stem = key.replace(/_(one|other)$/, '');
      const begins = [...code.matchAll(/`((?:\w+\.)+)\$\{/g)].some(([, start = '']) => key.startsWith(start));
      return begins || new RegExp(`["\`]${stem.replaceAll('.', '[.]')}["\`](?!:"")`).test(code);
    });
    expect([name, given]).toEqual([name, read]);
  }
});

const ofPages = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'];

it.each([
  ['/admin/login/', ['X-Robots-Tag', ...ofPages]],
  ['/en/', ofPages],
  ['/index.html', ofPages],
  ['/admin/decap/', ['X-Robots-Tag', 'Content-Security-Policy']],
  ['/admin/decap/cms.js', ['X-Robots-Tag', 'Content-Security-Policy']],
  ['/sw.js', ['Content-Security-Policy', 'Cache-Control']],
  ['/islands-page-0a1b2c.js', ['Cache-Control', 'Cross-Origin-Resource-Policy']],
  ['/static/photo.jpg', ['Cache-Control', 'Cross-Origin-Resource-Policy']],
  ['/share/home.jpg', ['Cross-Origin-Resource-Policy']],
  ['/sitemap.xml', []],
])('%s gets the headers of every file and %j, none twice', (address, own) => {
  const matches = ({ path }: Rule) =>
    new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(address);
  const rules = [...siteRules, ...pageRules(['/', '/en/', '/admin/login/'], "default-src 'none'")].filter(matches);
  expect(rules.flatMap(({ headers }) => Object.keys(headers))).toEqual([...Object.keys(securityHeaders), ...own]);
});
