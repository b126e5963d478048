import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const realRoot = resolve(__dirname, '../..');

/** Copies parts of this project to a temporary folder, which shares its packages. */
export function copyProject(parts: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of parts) cpSync(join(realRoot, name), join(root, name), { recursive: true });
  symlinkSync(join(realRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    /** Writes a file and the folders above it. */
    write: (path: string, data: string | Buffer) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), data);
    },
    // Retries, because a stopped process may still be writing.
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
