import { findPictureFault } from '../../shared/media/inspectMedia';
import { isHttpsUrl } from '../../shared/url';
import type { BuildHelpers } from './encodePicture';
import { makeOnce } from './makeOnce';

const timeoutMilliseconds = 4000;

/**
 * Fetches pictures that the content names by URL, so that the site serves them itself. A failed fetch only warns: pages
 * show the picture as missing.
 * @returns the path on disk of each fetched picture, by URL
 */
export async function fetchStockPhotos(
  sources: readonly string[],
  { cache, reporter }: BuildHelpers,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  const urls = [...new Set(sources)].filter(isHttpsUrl);
  await Promise.all(
    urls.map(async (src) => {
      try {
        const make = () => fetchPicture(src);
        paths.set(src, await makeOnce({ cache: cache.directory, name: 'stock.jpg', source: src, make }));
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        reporter.warn(`${src} could not be fetched (${reason}): pages show it as missing.`);
      }
    }),
  );
  return paths;
}

async function fetchPicture(src: string): Promise<Buffer> {
  const response = await fetch(src, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('image/')) throw new Error(`status ${response.status}, ${type}`);
  const picture = Buffer.from(await response.arrayBuffer());
  // Uploads pass the same check: decoders of other formats, such as HEIF and AVIF, have had security holes.
  const fault = findPictureFault(picture);
  if (fault) throw new Error(`no JPEG, PNG or WebP: ${fault}`);
  return picture;
}
