import { createHash } from 'node:crypto';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';

/**
 * A file to publish, in the shape that gatsby-plugin-sharp expects; `base` is the name with its extension. The digest
 * is part of the file's paths, so that Gatsby renders its pages again when the file changes.
 */
export type SourceFile = {
  absolutePath: string;
  base: string;
  name: string;
  /** Without its dot. */
  extension: string;
  size: number;
  internal: { contentDigest: string };
};

const digests = new Map<string, string>();

/** @returns undefined for a missing file, which pages show as missing */
export function readSourceFile(absolutePath: string): SourceFile | undefined {
  const stats = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const { base, name, ext } = parse(absolutePath);
  const { size, mtimeMs } = stats;
  // `npm run develop` reads every file at every content change: unchanged files come from this cache.
  const key = `${absolutePath} ${size} ${mtimeMs}`;
  const contentDigest = digests.get(key) ?? digest(readFileSync(absolutePath));
  digests.set(key, contentDigest);
  return { absolutePath, base, name, extension: ext.slice(1), size, internal: { contentDigest } };
}

/** A digest of 48 bits: short, because each path of a picture repeats it, but enough for tens of thousands of files. */
function digest(file: Buffer): string {
  return createHash('md5').update(file).digest('hex').slice(0, 12);
}

/**
 * Publishes the file unchanged.
 * @returns its URL path
 */
export function publishSourceFile({ absolutePath, base, internal }: SourceFile): string {
  const folder = `/static/${internal.contentDigest}`;
  cpSync(absolutePath, join('public', folder, base), { force: false });
  return `${folder}/${encodeURIComponent(base)}`;
}
