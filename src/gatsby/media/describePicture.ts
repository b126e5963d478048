import { stat } from 'node:fs/promises';
import type { NodePluginArgs } from 'gatsby';
import { queueImageResizing } from 'gatsby-plugin-sharp';
import { netlifyImageUrl, qualityOf, usesImageCdn } from './formats';
import { type DescribedPicture, makeImageData } from './makeImageData';
import { readPicture } from './readPicture';
import { publishSourceFile, type SourceFile } from './sourceFiles';

export type BuildHelpers = Pick<NodePluginArgs, 'cache' | 'reporter'>;

const descriptions = new Map<string, Promise<DescribedPicture | undefined>>();

/**
 * A picture's image data and cost. With IMAGES=netlify, Netlify's Image CDN encodes: the URLs are others, and the cost
 * is unknown.
 * @returns undefined in development for an unreadable picture, which may be corrected at any moment
 */
export function describePicture(file: SourceFile, helpers: BuildHelpers): Promise<DescribedPicture | undefined> {
  const key = file.internal.contentDigest + file.base;
  const description =
    descriptions.get(key) ??
    encode(file, helpers).catch((error) => {
      if (process.env.NODE_ENV !== 'development') throw error;
      helpers.reporter.error(error instanceof Error ? error.message : String(error));
      return undefined;
    });
  descriptions.set(key, description);
  return description;
}

async function encode(file: SourceFile, { cache, reporter }: BuildHelpers): Promise<DescribedPicture> {
  const facts = await readPicture(file, cache);
  if (usesImageCdn) {
    const original = publishSourceFile(file);
    return makeImageData(facts, (width, _, format) => ({ src: netlifyImageUrl(original, width, format) }));
  }
  return makeImageData(facts, (width, height, format) => {
    const quality = qualityOf(format, width);
    const args = { width, height, toFormat: format, quality, fit: 'cover' as const };
    const { src, absolutePath, finishedPromise } = queueImageResizing({ file, args, reporter });
    return { src, bytes: finishedPromise.then(async () => (await stat(absolutePath)).size) };
  });
}
