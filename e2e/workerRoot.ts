import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(__dirname, '..');

/**
 * A project root that serves the built site for one worker. @netlify/dev bundles functions below its root and replaces
 * them at each start, so workers cannot share one. It needs the sources of functions inside the root.
 */
export function makeWorkerRoot(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'worker-'));
  for (const name of ['netlify', 'src']) cpSync(join(repository, name), join(root, name), { recursive: true });
  // payment/records.ts reads the stored payments in the repository.
  const blobs = '.netlify/blobs-serve';
  mkdirSync(join(repository, blobs), { recursive: true });
  mkdirSync(join(root, dirname(blobs)));
  for (const name of ['.cache', blobs, 'netlify.toml', 'node_modules', 'public']) {
    symlinkSync(join(repository, name), join(root, name));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
