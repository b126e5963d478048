import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { LabelName } from '../../components/wording';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { chooseLabels, listIslands } from '../islands';
import { addresses, createBundler } from './bundleIslands';

/** Bundles the same script in a new folder, and returns the names of the files. */
async function bundleInNewFolder(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    writeFileSync(join(folder, 'names.json'), '{"CM":"Cameroun"}');
    writeFileSync(join(folder, 'entry.ts'), 'import url from "./names.json?url"; console.log(url)');
    const { outputFiles } = await build({
      bundle: true,
      write: false,
      absWorkingDir: folder,
      entryPoints: ['entry.ts'],
      outdir: 'public',
      entryNames: '[name]-[hash]',
      plugins: [addresses],
    });
    return outputFiles.map(({ path }) => basename(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('the same script has the same name in whichever folder it is bundled', async () => {
  const names = await bundleInNewFolder();
  expect(names).toEqual([expect.stringMatching(/^names-\w{8}\.json$/), expect.stringMatching(/^entry-\w{8}\.js$/)]);
  expect(await bundleInNewFolder()).toEqual(names);
});

const loadIsland = (file: string) => require(file);

it('a page script has the islands of its page, with the labels that they name, and imports React once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const bundlePageScript = await createBundler(folder, loadFixtureContent().labels, loadIsland);
    const [react, script = '', ...others] = await bundlePageScript(['Toaster'], 'fr');
    expect(others).toEqual([]);
    const code = readFileSync(join(folder, script), 'utf8');
    expect(code.match(/from"[^"]*"/g)).toEqual([`from"${react}"`]);
    expect(code).toContain('"dialog.close":"Fermer"');
    expect(code).not.toContain('album.loading');
    const [, english = ''] = await bundlePageScript(['Toaster'], 'en');
    expect(readFileSync(join(folder, english), 'utf8')).toContain('"dialog.close":"Close"');
    expect(await bundlePageScript([], 'fr')).toEqual([expect.stringMatching(/^\/islands-page-\w{8}\.js$/)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
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

/** The files of src in an island, by their path. */
async function listModules(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [resolve('src', file)],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    outdir: '/',
    plugins: [addresses],
  });
  return Object.keys(metafile.inputs).filter((path) => /\.tsx?$/.test(path));
}

it.each([...listIslands()])('%s names every label that its components read, and no other', async (_, file) => {
  const keys = Object.fromEntries(Object.keys(loadFixtureContent().labels.fr).map((key) => [key, '']));
  const named = chooseLabels(keys, loadIsland(resolve('src', file)).labels);
  for (const path of await listModules(file)) {
    const code = readFileSync(path, 'utf8');
    // Without a list, a component can read labels that the page script lacks.
    expect([path, code.match(/useLabels\(\)|\blabel\b[^{}]*\} = useWording\(\)/)]).toEqual([path, null]);
    const labels: LabelName[] = loadIsland(resolve(path)).labels ?? [];
    expect(named).toMatchObject(chooseLabels(keys, labels));
    // A name stands in the list, and where it is read.
    const unread = labels.filter((name) => !name.endsWith('*') && code.split(`'${name}'`).length === 2);
    expect([path, unread]).toEqual([path, []]);
  }
});
