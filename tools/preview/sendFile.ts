import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding, compressFile, isCompressible } from './compress';
import { contentTypeOf } from './contentTypes';
import type { HeaderRules } from './netlify';
import { readRange } from './range';
import type { StaticFile } from './staticFiles';

type Options = { headers: HeaderRules; status?: number };

/** Answers GET or HEAD with a file: whole, in part (videos need it to seek), or 304 when the browser already has it. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  { headers, status = 200 }: Options,
): Promise<void> {
  const etag = `W/"${file.size.toString(16)}-${Math.trunc(file.modified).toString(16)}"`;
  const contentType = contentTypeOf(file.path);
  response.setHeader('Content-Type', contentType);
  // Netlify's own, for every file that no rule speaks of.
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Accept-Ranges', 'bytes');
  if (isCompressible(contentType)) response.setHeader('Vary', 'Accept-Encoding');
  response.statusCode = status;

  if (status === 200) {
    response.setHeader('ETag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }

  // If-Range wants a strong ETag, and ours are weak: the whole file is then the right answer.
  const follows = status === 200 && request.headers['if-range'] === undefined;
  const range = follows ? readRange(request.headers.range, file.size) : undefined;
  if (range === 'unsatisfiable') {
    response.statusCode = 416;
    response.setHeader('Content-Range', `bytes */${file.size}`);
    response.end();
    return;
  }
  if (range) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  } else if (isCompressible(contentType)) {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding) return sendCompressed(request, response, await compressFile(file, encoding), encoding);
  }
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : file.size);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(createReadStream(file.path, range), response);
}

function sendCompressed(request: IncomingMessage, response: ServerResponse, body: Buffer, encoding: string): void {
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((known) => known.trim() === etag);
}
