import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';

/**
 * A file that the build publishes, described as gatsby-plugin-sharp expects it: `base` is the name with its extension.
 * A node that carries it changes with the file, so that Gatsby draws the pages of that node again.
 */
export type SourceFile = {
  absolutePath: string;
  base: string;
  name: string;
  /** Without its dot. */
  extension: string;
  /** In bytes. */
  size: number;
  internal: { contentDigest: string };
};

const digests = new Map<string, string>();

/** @returns nothing where there is no such file: what shows it has a placeholder for that */
export function readSourceFile(absolutePath: string): SourceFile | undefined {
  const stats = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const { base, name, ext } = parse(absolutePath);
  const { size, mtimeMs } = stats;
  // `npm run develop` asks for every file at every change of the content: one that is as it was is not read again.
  const key = `${absolutePath} ${size} ${mtimeMs}`;
  const contentDigest = digests.get(key) ?? createHash('md5').update(readFileSync(absolutePath)).digest('hex');
  digests.set(key, contentDigest);
  return { absolutePath, base, name, extension: ext.slice(1), size, internal: { contentDigest } };
}

/** Publishes the file as it is. @returns its address */
export function publishSourceFile({ absolutePath, base, internal }: SourceFile): string {
  const address = `/static/${internal.contentDigest}/${base}`;
  const target = join('public', address);
  if (!existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(absolutePath, target);
  }
  return address;
}
