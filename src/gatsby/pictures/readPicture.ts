import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import type { SourceFile } from '../sourceFiles';
import { unreadable } from './unreadable';

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
