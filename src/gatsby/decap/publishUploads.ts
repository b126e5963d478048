import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isMediaOfType } from '../../content/fields/media';
import { makeOnce } from '../media/makeOnce';
import { wrapPictureError } from '../media/readPicture';

const width = 1080;
const quality = 75;

type Folders = {
  from: string;
  to: string;
  /** A folder kept between builds, with the photos already resized. */
  cache: string;
};

/** Copies uploads: photos resized and without metadata (GPS), other files unchanged. */
export async function publishUploads(names: readonly string[], { from, to, cache }: Folders): Promise<void> {
  for (const name of names) {
    const source = join(from, name);
    await cp(isMediaOfType(name, 'photo') ? await resizePhoto(source, cache) : source, join(to, name));
  }
}

/** Applies the EXIF rotation first, because sharp drops the metadata. */
async function resizePhoto(file: string, cache: string): Promise<string> {
  const source = await readFile(file);
  // `force: false` keeps the format: only the matching options apply.
  const options = { quality, force: false };
  const make = () => {
    const small = sharp(source).rotate().resize({ width, withoutEnlargement: true }).jpeg(options).webp(options);
    return small.toBuffer().catch((error) => {
      throw wrapPictureError(file, error);
    });
  };
  return makeOnce({ cache, name: `upload-${width}-${quality}`, source, make });
}
