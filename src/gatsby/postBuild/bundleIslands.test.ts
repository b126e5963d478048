import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { addresses } from './bundleIslands';

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
