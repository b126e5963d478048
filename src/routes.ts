import type { PageState } from './donation/ending';
import { defaultLanguage, type Language } from './i18n/languages';

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

/** Whether this build has the Decap preview: `DECAP=off` leaves it out. The value is written in at build. */
export function hasDecap(): boolean {
  return process.env.DECAP !== 'off';
}

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
