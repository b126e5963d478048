import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Resolves to the path of the compressed file. */
export type Compress = (path: string, encoding: Encoding) => Promise<string>;

/** Bytes. Above this size the best compression takes seconds; only Decap's scripts are larger. */
const large = 1_000_000;

/** Chooses an encoding for an Accept-Encoding header; undefined when none is accepted. */
export function chooseEncoding(header = ''): Encoding | undefined {
  const accepted = header.split(',').map((entry) => entry.replace(/\s/g, '').split(';q='));
  return encodings.find((encoding) => accepted.some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0));
}

/**
 * Compresses each file once and caches it in a folder across servers, as a CDN does. Compressing on the fly would take
 * 1.5 s of CPU per page at this quality, which the weight budgets are measured at.
 */
export function cacheCompressed(folder: string): Compress {
  const cached = new Map<string, Promise<string>>();
  return async (path, encoding) => {
    const { size, mtimeMs } = await stat(path);
    const key = [encoding, size, mtimeMs, path].join(' ');
    const known = cached.get(key);
    if (known && existsSync(await known)) return known;
    const compressed = compress(path, encoding, folder);
    cached.set(key, compressed);
    // A failure is not cached: the file may exist next time.
    compressed.catch(() => cached.delete(key));
    return compressed;
  };
}

async function compress(path: string, encoding: Encoding, folder: string): Promise<string> {
  const plain = await readFile(path);
  const hash = createHash('sha256').update(plain).digest('hex');
  const quality = plain.length > large ? 5 : constants.BROTLI_MAX_QUALITY;
  // Keep the extension, from which `send` derives the content type.
  const target = join(folder, `${hash}.${quality}.${encoding}${extname(path)}`);
  if (existsSync(target)) return target;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const compressed =
    encoding === 'br' ? await promisify(brotliCompress)(plain, { params }) : await promisify(gzip)(plain);
  await mkdir(folder, { recursive: true });
  // Write, then rename: another server may be reading the target.
  const unfinished = join(folder, randomUUID());
  await writeFile(unfinished, compressed);
  await rename(unfinished, target);
  return target;
}
