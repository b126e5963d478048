import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** The files of the islands below src, by name: `PhotoViewer` is in `album/PhotoViewer.island.tsx`. */
export function listIslands(): Map<string, string> {
  const files = readdirSync(resolve('src'), { recursive: true, encoding: 'utf8' });
  const suffix = '.island.tsx';
  const islands = files.filter((file) => file.endsWith(suffix));
  return new Map(islands.map((file) => [basename(file, suffix), file.replaceAll('\\', '/')]));
}
