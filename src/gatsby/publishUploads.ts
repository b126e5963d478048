import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { isMediaOfType } from '../content/validate';
import { makeOnce } from './makeOnce';
import { unreadable } from './pictures/readPicture';

const width = 1080;
const quality = 75;

type Folders = {
  from: string;
  to: string;
  /** Lasts from one build to the next: a photo seen before is not made small again. */
  cache: string;
};

/**
 * Copies files of a folder, photos small and without what cameras write into them, such as where they stood. Videos go
 * as they are.
 */
export async function publishUploads(names: readonly string[], { from, to, cache }: Folders): Promise<void> {
  for (const name of names) {
    const source = join(from, name);
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(isMediaOfType(name, 'photo') ? await makeSmall(source, cache) : source, target);
  }
}

/** Turned the right way up first: which way that is stands in the metadata, which sharp leaves out. */
async function makeSmall(file: string, cache: string): Promise<string> {
  const source = await readFile(file);
  // For each format its own options; the file stays of its own.
  const options = { quality, force: false };
  const make = () => {
    const small = sharp(source).rotate().resize({ width, withoutEnlargement: true }).jpeg(options).webp(options);
    return small.toBuffer().catch((error) => {
      throw unreadable(file, error);
    });
  };
  return makeOnce({ cache, name: `upload-${width}-${quality}`, source, make });
}
