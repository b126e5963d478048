import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { addresses, createBundler, findIslandLabels } from './bundleIslands';

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

it('a page script has the islands of its page and imports React once; without islands a page loads no React', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const bundlePageScript = await createBundler(folder);
    const [react, script = '', ...others] = await bundlePageScript(['Toaster']);
    expect(others).toEqual([]);
    const code = readFileSync(join(folder, script), 'utf8');
    expect(code.match(/from"[^"]*"/g)).toEqual([`from"${react}"`]);
    expect(code).toContain('toast.region');
    expect(code).not.toContain('album.loading');
    expect(await bundlePageScript([])).toEqual([expect.stringMatching(/^\/islands-page-\w{8}\.js$/)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('findIslandLabels finds the labels of an island and of the components that it uses', async () => {
  const { AlbumOverlay, Toaster } = await findIslandLabels();
  expect(AlbumOverlay).toEqual(expect.arrayContaining(['album.loading', 'photo.next', 'share.album', 'video.cost']));
  expect(Toaster).toEqual(expect.arrayContaining(['toast.region', 'dialog.close']));
  expect(Toaster).not.toContain('album.loading');
});
