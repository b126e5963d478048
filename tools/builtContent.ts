import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ownContent = 'content';
const recordPath = (root: string) => join(root, 'public/content-folder.txt');

/** Notes in public/ which folder its content came from, where that is not the site's own. */
export function recordContent(root: string, folder: string): void {
  const name = relative(root, folder);
  if (name === ownContent) rmSync(recordPath(root), { force: true });
  else writeFileSync(recordPath(root), `${name}\n`);
}

/** The folder that public/ was built from, as seen from the root: `content` unless the build noted another. */
export function readBuiltContent(root: string): { name: string; path: string; isOwn: boolean } {
  const name = existsSync(recordPath(root)) ? readFileSync(recordPath(root), 'utf8').trim() : ownContent;
  return { name, path: resolve(root, name), isOwn: name === ownContent };
}
