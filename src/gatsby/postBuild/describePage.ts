import { languages } from '../../i18n/languages';
import { localizedPath, offlinePath, paymentReturnPath, returnPath } from '../../routes';
import type { PageScripts } from './bundleIslands';

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
  const isNeutral = is(paymentReturnPath());
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
