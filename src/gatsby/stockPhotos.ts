import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { isWebAddress } from '../content/readAddress';

const timeoutMilliseconds = 4000;

/**
 * Fetches the pictures named by their address, so that the site serves them itself, and makes them known to Gatsby.
 * One that cannot be fetched is left out, with a warning: the page shows the placeholder in its place.
 * @returns where each fetched picture now lies on disk
 */
export async function fetchStockPhotos(
  sources: readonly string[],
  { actions, cache, createNodeId, reporter }: SourceNodesArgs,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  const addresses = [...new Set(sources)].filter(isWebAddress);
  await Promise.all(
    addresses.map(async (src) => {
      try {
        const buffer = await fetchOnce(src, cache.directory);
        const name = createHash('sha1').update(src).digest('hex');
        const node = await createFileNodeFromBuffer({
          buffer,
          name,
          ext: '.jpg',
          cache,
          createNode: actions.createNode,
          createNodeId,
        });
        paths.set(src, node.absolutePath);
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        reporter.warn(`${src} could not be fetched (${reason}): the site shows a placeholder in its place.`);
      }
    }),
  );
  return paths;
}

async function fetchOnce(src: string, directory: string): Promise<Buffer> {
  const path = join(directory, `${createHash('sha1').update(src).digest('hex')}.jpg`);
  if (existsSync(path)) return readFile(path);
  const response = await fetch(src, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('image/')) throw new Error(`status ${response.status}, ${type}`);
  const buffer = Buffer.from(await response.arrayBuffer());
  await writeFile(path, buffer);
  return buffer;
}
