import { returnPath } from '../../donation/provider';
import { languages, localizedPath } from '../../i18n/languages';
import type { Start } from './replaceScripts';

/** Shown by the service worker in the place of a page that cannot be had; this is it in the default language. */
export const offlinePath = '/offline/';

export type PageKind = {
  start: Start | 'atOnce';
  /** Whether it stands at addresses of its own alone. */
  hasAddress: boolean;
  /** Whether its scripts ask the payment provider. */
  pays: boolean;
};

/** How the page at an address is delivered, or nothing for one that is not ours to change. */
export function describePage(path: string): PageKind | undefined {
  // Decap's page has rules of its own, in netlify.toml: two policies for an address would both hold.
  if (path.startsWith('/admin/decap/')) return undefined;
  const isBelow = (folder: string) => languages.some((language) => path.startsWith(localizedPath(folder, language)));
  const is = (page: string) => languages.some((language) => path === localizedPath(page, language));
  return { start: chooseStart(path, isBelow), hasAddress: !is('/404/') && !is('/404.html'), pays: is('/') };
}

function chooseStart(path: string, isBelow: (folder: string) => boolean): Start | 'atOnce' {
  if (path.startsWith('/admin/')) return 'atOnce';
  // What was paid, and the reference, are said by scripts alone.
  if (isBelow(`${returnPath}/`)) return 'afterLoad';
  return isBelow(offlinePath) ? 'never' : 'onIntent';
}
