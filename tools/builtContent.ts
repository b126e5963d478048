import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ownContent = 'content';
const recordPath = (root: string) => join(root, 'public/content-folder.txt');

/** Records in public/ which content folder it was built from, unless it is `content`. */
export function recordContent(root: string, folder: string): void {
  const name = relative(root, folder);
  if (name === ownContent) rmSync(recordPath(root), { force: true });
  else writeFileSync(recordPath(root), `${name}\n`);
}

/**
 * The content folder that public/ was built from: `content` unless the build recorded another. `name` is relative to
 * the root.
 */
export function readBuiltContent(root: string): { name: string; path: string; isOwn: boolean } {
  const name = existsSync(recordPath(root)) ? readFileSync(recordPath(root), 'utf8').trim() : ownContent;
  return { name, path: resolve(root, name), isOwn: name === ownContent };
}
