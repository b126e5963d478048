import { relative } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { tokens } from '../../shared/theme/tokens';
import type { SourceFile } from './sourceFiles';

export type PictureMetadata = {
  /** Size after EXIF rotation, in pixels. */
  width: number;
  height: number;
  /** The colour shown while the picture loads. It stays visible behind a transparent picture, so there it is paper. */
  colour: string;
  format: 'jpg' | 'png' | 'webp';
};

const sampleSize = 64;

/** Reads what the build needs to know of a picture before encoding it; cached by content digest. */
export async function readPicture(file: SourceFile, cache: GatsbyCache): Promise<PictureMetadata> {
  const key = `metadata-${file.internal.contentDigest}`;
  const cached: PictureMetadata | undefined = await cache.get(key);
  if (cached) return cached;

  const metadata = await measurePicture(file.absolutePath).catch((error) => {
    throw wrapPictureError(file.absolutePath, error);
  });
  await cache.set(key, metadata);
  return metadata;
}

async function measurePicture(path: string): Promise<PictureMetadata> {
  const image = sharp(path);
  const { autoOrient, format } = await image.metadata();
  const { dominant, isOpaque } = await sharp(await image.resize(sampleSize).png().toBuffer()).stats();
  const main = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    colour: isOpaque ? `#${main}` : tokens['--color-paper'],
    format: format === 'png' || format === 'webp' ? format : 'jpg',
  };
}

/** Adds the file name, which the encoder's own message lacks. */
export function wrapPictureError(file: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${relative('', file)} cannot be read as a picture (${reason}): export it anew as JPEG`, {
    cause: error,
  });
}
