import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Compress } from './compress';
import { findFile, findNotFoundPage, sendFile } from './files';
import type { Netlify } from './netlify';

export type Site = { publicFolder: string; netlify: Netlify; compress: Compress };

// Functions cannot receive other methods (TRACE, CONNECT…).
const supportedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Resolves a request in the order of production: functions, redirects, files, then the 404 page of the language. */
export async function answerRequest(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = readAddress(request);
  if (!address) return sendText(response, 400, 'Invalid URL.');
  if (!supportedMethods.includes(request.method ?? '')) return refuseMethod(response);

  const resolution = await site.netlify.resolve(request);
  if ('response' in resolution) return sendResponse(response, resolution.response);

  const found = await findFile(site.publicFolder, address.pathname);
  if (found.kind === 'nothing') return sendNotFound(site, request, response, address.pathname);
  // @netlify/dev would answer a POST with the page; production does not.
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
  if (found.kind === 'file') {
    return sendFile(request, response, found.path, { headers: resolution.headers, compress: site.compress });
  }

  response.statusCode = 301;
  response.setHeader('Location', `${address.pathname}/${address.search}`);
  response.end();
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(`${text}\n`);
}

/** Undefined for an invalid URL: a stray % crashes @netlify/dev, and a zero byte makes file system calls throw. */
function readAddress(request: IncomingMessage): URL | undefined {
  // "//other.host/" would be parsed as a host, here and in @netlify/dev, and become an open redirect.
  request.url = (request.url ?? '/').replace(/^\/+/, '/');
  try {
    const address = new URL(request.url, 'http://localhost');
    return decodeURIComponent(address.pathname).includes('\0') ? undefined : address;
  } catch {
    return undefined;
  }
}

async function sendResponse(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
  else response.end();
}

function refuseMethod(response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  sendText(response, 405, 'This URL accepts GET and HEAD only.');
}

async function sendNotFound(
  { publicFolder, netlify, compress }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const page = findNotFoundPage(pathname);
  const found = await findFile(publicFolder, page);
  if (found.kind !== 'file') return sendText(response, 404, 'Not found.');
  await sendFile(request, response, found.path, { headers: await netlify.headersFor(page), compress, status: 404 });
}
