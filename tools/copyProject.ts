import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(__dirname, '..');

type Parts = {
  /** Files and folders that the copy may change. */
  copied?: string[];
  /** Folders that it shares with this repository; made there if missing. */
  linked?: string[];
  /** The project to copy from: this repository unless given. */
  from?: string;
};

export type ProjectCopy = {
  root: string;
  /** Writes a file and the folders above it. */
  write: (path: string, data: string | Buffer) => void;
  remove: () => void;
};

/** Makes a project in a temporary folder from parts of this one, so that tests and tools leave the original untouched. */
export function copyProject({ copied = [], linked = [], from = repository }: Parts): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of copied) cpSync(join(from, name), join(root, name), { recursive: true });
  for (const name of linked) {
    // A dangling link cannot be written through: a checkout with a downloaded public/ has no .cache.
    mkdirSync(join(from, name), { recursive: true });
    mkdirSync(dirname(join(root, name)), { recursive: true });
    symlinkSync(join(from, name), join(root, name), 'junction');
  }
  return {
    root,
    write: (path, data) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), data);
    },
    // Retries, because a process that was stopped may still be writing.
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
