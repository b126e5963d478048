import { albumWithMostPhotos, publicPaths, sites } from '../e2e/content';
import { writeCheckCookie } from '../src/donation/rules/paymentCookies';
import { languages } from '../src/i18n/languages';
import { notFoundPath, offlinePath, paymentReturnPath } from '../src/routes';

/** A page to measure. */
export type BenchPage = {
  path: string;
  /** The page has noindex. */
  hidden?: boolean;
  /** The cookie of the browser, as in `document.cookie`. */
  cookie?: string;
};

const inBoth = (french: string) => languages.map((language) => sites[language].path(french));

const hiddenPaths = [...inBoth(paymentReturnPath()), '/404.html', sites.en.path(notFoundPath), ...inBoth(offlinePath)];

/** The cookie that the return function sets for the thank-you page. */
const [paid] = writeCheckCookie({ reference: 'BENCH1', outcome: 'accepted', amount: 5000, currency: 'XAF' }).split(';');

/** Every public page. */
export const everyPage: BenchPage[] = [
  ...publicPaths.map((path) => ({ path })),
  ...hiddenPaths.map((path) => ({ path, hidden: true })),
  ...inBoth(paymentReturnPath('accepted')).map((path) => ({ path, hidden: true, cookie: paid })),
];

const albumPaths = languages.map((language) => sites[language].albumPath(albumWithMostPhotos[language].slug));

/** The typical entry pages: the landing page and the largest album, in both languages. */
export const mainPages: BenchPage[] = [...inBoth('/'), ...albumPaths].map((path) => ({ path }));

/** The main pages, and one of each other kind. */
export const samplePages: BenchPage[] = [
  ...mainPages,
  { path: paymentReturnPath(), hidden: true },
  { path: sites.en.path(notFoundPath), hidden: true },
  { path: sites.en.path(offlinePath), hidden: true },
];
