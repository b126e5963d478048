import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StaticFile } from './staticFiles';

const encodings = ['br', 'gzip'] as const;

type Encoding = (typeof encodings)[number];

/** Beyond this many bytes the best compression takes seconds. Only Decap's scripts are that large. */
const large = 1_000_000;

const kept = new Map<string, Promise<Buffer>>();

/** Types that shrink; the others are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|xml/.test(contentType);
}

/** The encoding to answer an Accept-Encoding with, or undefined for a browser that takes none of ours. */
export function chooseEncoding(header = ''): Encoding | undefined {
  const wishes = header.split(',').map((wish) => wish.replace(/\s/g, '').split(';q='));
  return encodings.find((encoding) => wishes.some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0));
}

/** A file compressed, as well as seconds allow, once: a network keeps what it has compressed, and so does this. */
export function compressFile(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const key = [file.path, file.size, file.modified, encoding].join(' ');
  const known = kept.get(key);
  if (known) return known;
  const compressed = compress(file, encoding);
  kept.set(key, compressed);
  // A file that could not be read may be there the next time.
  compressed.catch(() => kept.delete(key));
  return compressed;
}

async function compress({ path, size }: StaticFile, encoding: Encoding): Promise<Buffer> {
  const plain = await readFile(path);
  if (encoding === 'gzip') return promisify(gzip)(plain);
  const quality = size > large ? 5 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return promisify(brotliCompress)(plain, { params });
}
