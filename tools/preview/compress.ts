import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Answers where a file is, compressed. */
export type Compress = (path: string, encoding: Encoding) => Promise<string>;

/** Beyond this many bytes the best compression takes seconds. Only Decap's scripts are that large. */
const large = 1_000_000;

/** The encoding to answer an Accept-Encoding with; undefined when the browser accepts none of ours. */
export function chooseEncoding(header = ''): Encoding | undefined {
  const accepted = header.split(',').map((entry) => entry.replace(/\s/g, '').split(';q='));
  return encodings.find((encoding) => accepted.some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0));
}

/**
 * Compresses each file once, as well as seconds allow, and keeps the result in a folder for this server and later ones, as a
 * CDN does. A library that compresses while it sends would take 1.5 s of processor per page at this quality, which the
 * limits on weight are measured at.
 */
export function keepCompressed(folder: string): Compress {
  const kept = new Map<string, Promise<string>>();
  return async (path, encoding) => {
    const { size, mtimeMs } = await stat(path);
    const key = [encoding, size, mtimeMs, path].join(' ');
    const known = kept.get(key);
    if (known && existsSync(await known)) return known;
    const compressed = compress(path, encoding, folder);
    kept.set(key, compressed);
    // A file that could not be read may be there the next time.
    compressed.catch(() => kept.delete(key));
    return compressed;
  };
}

async function compress(path: string, encoding: Encoding, folder: string): Promise<string> {
  const plain = await readFile(path);
  const hash = createHash('sha256').update(plain).digest('hex');
  const quality = plain.length > large ? 5 : constants.BROTLI_MAX_QUALITY;
  // The extension stays: the content type follows from it.
  const target = join(folder, `${hash}.${quality}.${encoding}${extname(path)}`);
  if (existsSync(target)) return target;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const compressed =
    encoding === 'br' ? await promisify(brotliCompress)(plain, { params }) : await promisify(gzip)(plain);
  await mkdir(folder, { recursive: true });
  // Written beside its place: another server may be reading it.
  const unfinished = join(folder, randomUUID());
  await writeFile(unfinished, compressed);
  await rename(unfinished, target);
  return target;
}
