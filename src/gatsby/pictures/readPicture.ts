import { relative } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import type { SourceFile } from '../sourceFiles';

export type PictureFacts = {
  /** As it is seen: a photo that a phone took upright is taller than wide. */
  width: number;
  height: number;
  /** What stands in its place until it is there. */
  colour: string;
  format: 'jpg' | 'png' | 'webp';
};

const sampleSize = 64;

/** What the build must know of a picture before any is encoded. Kept in the cache for as long as the file is the same. */
export async function readPicture(file: SourceFile, cache: GatsbyCache): Promise<PictureFacts> {
  const key = `facts-${file.internal.contentDigest}`;
  const known: PictureFacts | undefined = await cache.get(key);
  if (known) return known;

  const facts = await readFacts(file.absolutePath).catch((error) => {
    throw unreadable(file.absolutePath, error);
  });
  await cache.set(key, facts);
  return facts;
}

async function readFacts(path: string): Promise<PictureFacts> {
  const image = sharp(path);
  const { autoOrient, format } = await image.metadata();
  const { dominant } = await sharp(await image.resize(sampleSize).png().toBuffer()).stats();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    colour: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    format: format === 'png' || format === 'webp' ? format : 'jpg',
  };
}

/** The encoder's own words do not say which file it could not read. */
export function unreadable(file: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${relative('', file)} cannot be read as a picture (${reason}): export it anew as JPEG`, {
    cause: error,
  });
}
