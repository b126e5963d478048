import { stat } from 'node:fs/promises';
import type { NodePluginArgs } from 'gatsby';
import { queueImageResizing } from 'gatsby-plugin-sharp';
import { netlifyImageUrl, qualityOf, usesImageCdn } from './formats';
import { type EncodedPicture, makeImageData } from './makeImageData';
import { readPicture } from './readPicture';
import { publishSourceFile, type SourceFile } from './sourceFiles';

export type BuildHelpers = Pick<NodePluginArgs, 'cache' | 'reporter'>;

const encodedPictures = new Map<string, Promise<EncodedPicture>>();

/**
 * Encodes a picture once, whichever pages show it. With IMAGES=netlify, Netlify's Image CDN encodes the picture when it
 * is first requested: its files have other URLs, and their cost is unknown.
 * @throws when the file cannot be read as a picture
 */
export function encodePicture(file: SourceFile, helpers: BuildHelpers): Promise<EncodedPicture> {
  const key = file.internal.contentDigest + file.base;
  const encoded = encodedPictures.get(key) ?? encode(file, helpers);
  encodedPictures.set(key, encoded);
  return encoded;
}

async function encode(file: SourceFile, { cache, reporter }: BuildHelpers): Promise<EncodedPicture> {
  const metadata = await readPicture(file, cache);
  if (usesImageCdn) {
    const original = publishSourceFile(file);
    return makeImageData(metadata, (width, _, format) => ({ src: netlifyImageUrl(original, width, format) }));
  }
  return makeImageData(metadata, (width, height, format) => {
    const quality = qualityOf(format, width);
    const args = { width, height, toFormat: format, quality, fit: 'cover' as const };
    const { src, absolutePath, finishedPromise } = queueImageResizing({ file, args, reporter });
    return { src, bytes: finishedPromise.then(async () => (await stat(absolutePath)).size) };
  });
}
