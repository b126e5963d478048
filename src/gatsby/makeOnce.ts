import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Recipe = {
  /** A folder that lasts from one build to the next. */
  cache: string;
  /** Of what is made, and how: to be changed with the way it is made. The file's name ends in it. */
  name: string;
  /** What it is made from: another is made where this differs. */
  source: Buffer | string | undefined;
  make: () => Promise<Buffer>;
};

/** Makes a file that the cache does not have yet. */
export async function makeOnce({ cache, name, source, make }: Recipe): Promise<string> {
  const hash = createHash('sha1').update(source ?? '');
  const kept = join(cache, `${hash.digest('hex')}-${name}`);
  if (!existsSync(kept)) {
    // A build that is stopped in the middle leaves no half of a file to be taken for a whole one.
    await writeFile(`${kept}.part`, await make());
    await rename(`${kept}.part`, kept);
  }
  return kept;
}
