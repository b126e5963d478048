import type { PageState } from './donation/ending';
import { defaultLanguage, type Language, languages } from './i18n/languages';

// Every address of the site, in the default language. Changes here need repeating in netlify.toml and in the functions'
// `config.path`, which Netlify reads without running them.

/** The poster that asks for gifts. */
export const posterPath = '/don/affiche/';

export const notFoundPath = '/404/';

/** Shown by the service worker in place of a page that cannot be fetched. */
export const offlinePath = '/offline/';

/** An album's page. */
export function albumPath(slug: string): string {
  return `/albums/${slug}/`;
}

/** The functions to which the provider reports a payment and sends the payer back. */
export const notifyPath = '/cinetpay-notify';
export const returnPath = '/cinetpay-return';

/**
 * The page that tells how a payment ended. The one without a payment has a name of its own too: at `/cinetpay-return/`,
 * with or without the slash, the function answers.
 */
export function paymentReturnPath(state: PageState | 'neutral' = 'neutral'): string {
  return `${returnPath}/${state}/`;
}

/** The demo editor, in the default language alone. */
export const adminPath = '/admin/';
export const loginPath = '/admin/login/';
export const dashboardPath = '/admin/dashboard/';
export function editPath(document: string): string {
  return `/admin/edit/${document}/`;
}

/** The Decap preview. */
export const decapPath = '/admin/decap/';

/** What a phone reads to put the site on its home screen. */
export const manifestPath = '/manifest.webmanifest';

/**
 * The address of a page in a language: translated where the page has one, else with the prefix of the language alone.
 * @param path the page's address in the default language, with its leading slash: `/albums/x/`
 */
export function localizedPath(path: string, language: Language): string {
  const translatedPaths: Record<string, Partial<Record<Language, string>>> = {
    [posterPath]: { en: '/donate/poster/' },
  };
  return language === defaultLanguage ? path : `/${language}${translatedPaths[path]?.[language] ?? path}`;
}

/** Every page that a visitor may look for. */
export function listPublicPaths(albums: readonly { slug: string }[]): string[] {
  return ['/', ...albums.map(({ slug }) => albumPath(slug)), posterPath];
}

/**
 * What the network alone answers, never the service worker: the end of a payment is only ever what the provider says, and
 * the editor works on what is there now. As a pattern for the addresses of pages, their data and functions.
 */
export const networkOnly = '^(/page-data)?(/[a-z]{2})?/(admin(/|$)|cinetpay-)';

/** The entries of src/islands, and with them the scripts of public pages. */
export type PageEntry = 'landing' | 'album' | 'payment' | 'page';

type PageKind = {
  /** Its address; of several pages, the folder they are in. */
  path: string;
  /** Which scripts run on it: those of an entry, none, Gatsby's own, or Decap's. */
  entry: PageEntry | 'none' | 'gatsby' | 'decap';
  /** Which of them run instead where the device remembers a payment. */
  entryOfPayment?: PageEntry;
  /** Whether they start right after `load`, rather than at the first sign of intent. */
  startsAtLoad?: true;
  /** Whether they call the payment provider. */
  callsProvider?: true;
  /** Whether Netlify shows it at any address, so that its policy must also be in the page. */
  isShownAnywhere?: true;
};

/** The first that fits a page is its kind. A function, so that bundlers can drop it from visitors' scripts: they keep a call at the top. */
const listKinds = (): PageKind[] => [
  { path: '/', entry: 'landing', callsProvider: true },
  { path: '/albums/', entry: 'album' },
  // What was paid, and the reference, are told by scripts alone. Nobody is sent to the neutral page with a payment.
  { path: paymentReturnPath(), entry: 'page', entryOfPayment: 'payment', startsAtLoad: true },
  { path: `${returnPath}/`, entry: 'payment', startsAtLoad: true },
  // At whatever address the offline page is shown, files may be out of reach.
  { path: offlinePath, entry: 'none' },
  // `/404/` and `/404.html`.
  { path: '/404', entry: 'page', isShownAnywhere: true },
  { path: decapPath, entry: 'decap' },
  { path: adminPath, entry: 'gatsby' },
];

/** The kind of the page at an address in any language. */
export function findPageKind(path: string): PageKind {
  const isOf = (kind: PageKind, language: Language) =>
    kind.path === '/' ? path === localizedPath('/', language) : path.startsWith(localizedPath(kind.path, language));
  return listKinds().find((kind) => languages.some((language) => isOf(kind, language))) ?? { path, entry: 'page' };
}
