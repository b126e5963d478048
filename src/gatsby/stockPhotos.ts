import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { isWebAddress } from '../content/readAddress';

const timeoutMilliseconds = 4000;

/**
 * Fetches the pictures named by their address, so that the site serves them itself.
 * One that cannot be fetched is left out, with a warning: the page shows the placeholder in its place.
 * @returns where each fetched picture now lies on disk
 */
export async function fetchStockPhotos(
  sources: readonly string[],
  { cache, reporter }: SourceNodesArgs,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  const addresses = [...new Set(sources)].filter(isWebAddress);
  await Promise.all(
    addresses.map(async (src) => {
      try {
        paths.set(src, await fetchOnce(src, cache.directory));
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        reporter.warn(`${src} could not be fetched (${reason}): the site shows a placeholder in its place.`);
      }
    }),
  );
  return paths;
}

/** @returns where the picture is kept */
async function fetchOnce(src: string, directory: string): Promise<string> {
  const path = join(directory, `${createHash('sha1').update(src).digest('hex')}.jpg`);
  if (existsSync(path)) return path;
  const response = await fetch(src, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('image/')) throw new Error(`status ${response.status}, ${type}`);
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
  return path;
}
