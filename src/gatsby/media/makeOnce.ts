import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Recipe = {
  /** A folder kept between builds. */
  cache: string;
  /** The end of the file's name. Change it, or the source, whenever `make` changes. */
  name: string;
  /** The input, whose hash is the cache key. */
  source: Buffer | string;
  make: () => Promise<Buffer>;
};

/**
 * Makes a file unless the cache has it.
 * @returns its path
 */
export async function makeOnce({ cache, name, source, make }: Recipe): Promise<string> {
  const hash = createHash('sha1').update(source);
  const path = join(cache, `${hash.digest('hex')}-${name}`);
  if (!existsSync(path)) {
    // Atomic: an interrupted build leaves no partial file in the cache.
    await writeFile(`${path}.part`, await make());
    await rename(`${path}.part`, path);
  }
  return path;
}
