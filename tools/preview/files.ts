import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import send from 'send';
import { defaultLanguage, isLanguage } from '../../src/i18n/languages';
import { type Compress, chooseEncoding } from './compress';
import type { HeaderRules } from './netlify';

/** What a path resolves to; `addSlash` redirects to the path with a trailing slash. */
export type Found = { kind: 'file'; path: string } | { kind: 'addSlash' } | { kind: 'nothing' };

/**
 * Resolves a path as Netlify does with "pretty URLs" (its default): /x serves x or x.html, and redirects to /x/ when
 * only x/index.html exists. @netlify/dev does not decode paths ("photo 1.jpg" is never found) and answers /x without
 * the redirect.
 * @param pathname already normalized by URL, still percent-encoded
 */
export async function findFile(folder: string, pathname: string): Promise<Found> {
  const base = join(folder, decodeURIComponent(pathname));
  // A decoded %2f or %5c allows path traversal that URL normalization does not catch.
  if (base !== folder && !base.startsWith(folder + sep)) return { kind: 'nothing' };

  // Netlify reads this file but does not serve it.
  if (base === join(folder, '_headers')) return { kind: 'nothing' };
  const index = join(base, 'index.html');
  if (pathname.endsWith('/')) return (await isFile(index)) ? { kind: 'file', path: index } : { kind: 'nothing' };
  for (const path of [base, `${base}.html`]) if (await isFile(path)) return { kind: 'file', path };
  return { kind: (await isFile(index)) ? 'addSlash' : 'nothing' };
}

/** The 404 page in the language of the path. Replicate changes in the redirects of netlify.toml. */
export function findNotFoundPage(pathname: string): string {
  const [, first] = pathname.split('/');
  return isLanguage(first) && first !== defaultLanguage ? `/${first}/404/index.html` : '/404.html';
}

type Options = { headers: HeaderRules; compress: Compress; status?: number };

/** Answers GET or HEAD with a file: 200, 206 for a range (videos need it to seek) or 304 when cached. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { headers, compress, status = 200 }: Options,
): Promise<void> {
  const isText = /\.(html|css|js|json|map|svg|txt|vtt|webmanifest|xml)$/i.test(path);
  const encoding = isText ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const sent = encoding ? await compress(path, encoding) : path;

  response.statusCode = status;
  // Netlify's default for files without a header rule.
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isText) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const settings = {
    acceptRanges: status === 200,
    cacheControl: false,
    lastModified: false,
    dotfiles: 'allow',
  } as const;
  send(request, encodeURI(sent), settings).pipe(response);
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
}
