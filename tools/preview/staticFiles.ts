import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { defaultLanguage, isLanguage } from '../../src/i18n/languages';

export type StaticFile = { path: string; size: number; modified: number };

/** What the built site has at an address: a file, the same address with its slash, or nothing. */
export type Found = { kind: 'file'; file: StaticFile } | { kind: 'addSlash' } | { kind: 'nothing' };

/**
 * Looks an address up as Netlify does with its "pretty URLs", which are on unless switched off: /x is x or x.html, and
 * is sent to /x/ when only x/index.html is there. Done here and not by @netlify/dev, which does not decode the address
 * ("photo 1.jpg" is never found) and answers /x without the redirect.
 * @param pathname already normalized by URL, still percent-encoded
 */
export async function findStaticFile(folder: string, pathname: string): Promise<Found> {
  const base = join(folder, decodeURIComponent(pathname));
  // A decoded %2f or %5c can climb where the normalized address could not.
  if (base !== folder && !base.startsWith(folder + sep)) return { kind: 'nothing' };

  // Rules that Netlify reads, and does not serve.
  if (base === join(folder, '_headers')) return { kind: 'nothing' };
  const candidates = pathname.endsWith('/') ? [join(base, 'index.html')] : [base, `${base}.html`];
  for (const path of candidates) {
    const file = await readFile(path);
    if (file) return { kind: 'file', file };
  }
  const isFolder = !pathname.endsWith('/') && (await readFile(join(base, 'index.html')));
  return { kind: isFolder ? 'addSlash' : 'nothing' };
}

/** The 404 page in the language of the address. Changes here need repeating in the redirects of netlify.toml. */
export function findNotFoundPage(pathname: string): string {
  const [, first] = pathname.split('/');
  return isLanguage(first) && first !== defaultLanguage ? `/${first}/404/index.html` : '/404.html';
}

async function readFile(path: string): Promise<StaticFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size, modified: found.mtimeMs } : undefined;
}
