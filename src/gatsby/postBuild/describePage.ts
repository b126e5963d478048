import { paymentReturnPath } from '../../donation/ending';
import { returnPath } from '../../donation/provider';
import { languages, localizedPath } from '../../i18n/languages';
import type { PageScripts } from './bundleIslands';

/** Shown by the service worker in the place of a page that cannot be had; this is it in the default language. */
export const offlinePath = '/offline/';

export type PageKind = {
  /** Which of our scripts run on it: those of an entry, none, or Gatsby's own. */
  entry: keyof PageScripts | 'none' | 'gatsby';
  /** Which of them run instead where the device remembers a payment. */
  entryOfPayment?: 'payment';
  /** Whether they start right after `load`, rather than at the first sign of intent. */
  startsAtLoad: boolean;
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
  // Nobody was sent there with a payment.
  const isNeutral = is(paymentReturnPath(undefined));
  const chooseEntry = (): PageKind['entry'] => {
    if (path.startsWith('/admin/')) return 'gatsby';
    if (is('/')) return 'landing';
    if (isBelow('/albums/')) return 'album';
    if (isBelow(`${returnPath}/`) && !isNeutral) return 'payment';
    // At whatever address the offline page is shown, files may be out of reach.
    return isBelow(offlinePath) ? 'none' : 'page';
  };
  return {
    entry: chooseEntry(),
    entryOfPayment: isNeutral ? 'payment' : undefined,
    // What was paid, and the reference, are told by scripts alone.
    startsAtLoad: isBelow(`${returnPath}/`),
    hasAddress: !is('/404/') && !is('/404.html'),
    pays: is('/'),
  };
}
