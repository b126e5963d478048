import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Netlify } from './netlify';
import { sendFile } from './sendFile';
import { sendResponse, sendText } from './sendResponse';
import { findNotFoundPage, findStaticFile } from './staticFiles';

export type Site = { publicFolder: string; netlify: Netlify };

// The others (TRACE, CONNECT…) are not ones that a function could be asked with.
const askableMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers as production does: functions, then redirects, then files, then the 404 page in the right language. */
export async function answerRequest(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = readAddress(request);
  if (!address) return sendText(response, 400, 'This address cannot be read.');
  if (!askableMethods.includes(request.method ?? '')) return refuseMethod(response);

  const verdict = await site.netlify.judge(request);
  if ('response' in verdict) return sendResponse(response, verdict.response);

  const found = await findStaticFile(site.publicFolder, address.pathname);
  if (found.kind === 'nothing') return sendNotFound(site, request, response, address.pathname);
  // @netlify/dev would answer a POST with the page; production does not.
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
  if (found.kind === 'file') return sendFile(request, response, found.file, { headers: verdict.headers });

  response.statusCode = 301;
  response.setHeader('Location', `${address.pathname}/${address.search}`);
  response.end();
}

/** The address asked for, or undefined when it is not one: a stray % stops @netlify/dev, a zero byte the file system. */
function readAddress(request: IncomingMessage): URL | undefined {
  // "//other.host/" would be read as a host, here and in @netlify/dev, and sent back as one by a redirect.
  request.url = (request.url ?? '/').replace(/^\/+/, '/');
  try {
    const address = new URL(request.url, 'http://localhost');
    return decodeURIComponent(address.pathname).includes('\0') ? undefined : address;
  } catch {
    return undefined;
  }
}

function refuseMethod(response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  sendText(response, 405, 'This address can only be read.');
}

async function sendNotFound(
  { publicFolder, netlify }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const page = findNotFoundPage(pathname);
  const found = await findStaticFile(publicFolder, page);
  if (found.kind !== 'file') return sendText(response, 404, 'Not found.');
  await sendFile(request, response, found.file, { headers: await netlify.headersFor(page), status: 404 });
}
