import { defaultLanguage, type Language, languages } from './shared/i18n/languages';

// The paths of all pages and functions. `localizedPath` translates the paths of pages. Netlify reads netlify.toml and
// the functions' `config.path` without running code, so they repeat some: netlify/configuration.test.ts compares them.

/** The fragment of each section of the landing page (`/#about`), in the order of the page. */
export const anchors = {
  hero: 'home',
  about: 'about',
  activities: 'activities',
  gallery: 'gallery',
  contact: 'contact',
  donation: 'donation',
} as const;

/** The fragment of the other ways to give, in the donation section. */
export const waysAnchor = 'other-ways';

/** The fragment of the contact for reporting a child in danger, on the association's page. */
export const protectionAnchor = 'child-protection';

/** The fragment of the legal notice, on the privacy page. */
export const legalAnchor = 'legal';

/** Short, to be typed from a poster. netlify.toml redirects them to the donation section. */
export const donatePaths = { fr: '/don', en: '/en/donate' } as const satisfies Record<Language, string>;

export const posterPath = '/don/affiche/';

export const associationPath = '/association/';

export const privacyPath = '/confidentialite/';

export const notFoundPath = '/404/';

/** The service worker's fallback for a page that cannot be fetched. */
export const offlinePath = '/offline/';

/** The indexes of albums and activities, by year. */
export const albumsPath = '/albums/';
export const activitiesPath = '/activites/';

export function albumPath(slug: string): string {
  return `${albumsPath}${slug}/`;
}

export function activityPath(slug: string): string {
  return `${activitiesPath}${slug}/`;
}

/** The functions for the provider's notifications and for the returning donor. */
export const notifyPath = '/cinetpay-notify';
export const returnPath = '/cinetpay-return';
/** The return function for pages that poll. It has its own rate limit. */
export const pollPath = '/cinetpay-return/poll';
/** The function that starts payments for providers whose keys browsers must not have. */
export const startPath = '/donation-start';

/** The file with the names of countries in a language, which the card form fetches. */
export function countriesPath(language: Language): string {
  return `/countries/${language}.json`;
}

/** The return page of an outcome. `neutral` is part of the path, because `/cinetpay-return/` is the function. */
export function paymentReturnPath(outcome = 'neutral'): string {
  return `${returnPath}/${outcome}/`;
}

/** The folder of both editors, which exist in the default language only. */
export const editorsPath = '/admin/';
export const loginPath = '/admin/login/';
export const dashboardPath = '/admin/dashboard/';
export const guidePath = '/admin/guide/';
export function editPath(key: string): string {
  return `/admin/edit/${key}/`;
}

/** The Decap editor, beside the demo editor. */
export const decapPath = '/admin/decap/';

/**
 * A page's path in a language: the translated path if it has one, else the same path, with the language prefix.
 * @param path the path in the default language, with a leading slash: `/albums/x/`
 */
export function localizedPath(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  const translated: Record<string, Partial<Record<Language, string>>> = {
    [posterPath]: { en: '/donate/poster/' },
    [activitiesPath]: { en: '/activities/' },
    [privacyPath]: { en: '/privacy/' },
  };
  const folder = Object.keys(translated).find((french) => path.startsWith(french)) ?? '';
  return `/${language}${translated[folder]?.[language] ?? folder}${path.slice(folder.length)}`;
}

/**
 * Matches the paths (pages, page data, functions that take GET) that bypass the service worker: a payment's result must
 * come from the provider, and the editor needs current content.
 */
export function networkOnlyPattern(): string {
  return `^(/page-data)?(/[a-z]{2})?(${editorsPath.slice(0, -1)}(/|$)|${returnPath}|${notifyPath})`;
}

type RouteKind = {
  /** The path of the page, or the folder of several pages. */
  path: string;
  /** What runs in place of the page script that the build bundles: nothing, Gatsby's runtime, or Decap. */
  runtime?: 'none' | 'gatsby' | 'decap';
  /** Whether the script loader starts the page script right after `load`, without waiting for a sign of intent. */
  startsAtLoad?: true;
};

/** A page is of the first kind that matches its path. */
const kinds: readonly RouteKind[] = [
  // The page script fills in amount and reference.
  { path: `${returnPath}/`, startsAtLoad: true },
  // The page script shows the button to print, where the browser can print.
  { path: posterPath, startsAtLoad: true },
  // The offline page can appear at any URL, and script files may be unreachable.
  { path: offlinePath, runtime: 'none' },
  { path: decapPath, runtime: 'decap' },
  { path: editorsPath, runtime: 'gatsby' },
];

/** The kind of the page at a path, in any language. */
export function findRouteKind(path: string): RouteKind {
  const isOf = (kind: RouteKind) => languages.some((language) => path.startsWith(localizedPath(kind.path, language)));
  return kinds.find(isOf) ?? { path };
}
