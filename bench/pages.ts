import { albumWithMostPhotos, publicPaths, sites } from '../e2e/content';
import { writeCheckCookie } from '../src/donation/paymentCookies';
import { languages } from '../src/i18n/languages';
import { notFoundPath, offlinePath, paymentReturnPath } from '../src/routes';

/** A page to measure. */
export type BenchPage = {
  path: string;
  /** Search engines are asked to leave it out. */
  hidden?: boolean;
  /** What the browser brings along, as in `document.cookie`. */
  cookie?: string;
};

const inBoth = (french: string) => languages.map((language) => sites[language].path(french));

const hiddenPaths = [...inBoth(paymentReturnPath()), '/404.html', sites.en.path(notFoundPath), ...inBoth(offlinePath)];

/** What the return function gives a donor to take to the page that thanks. */
const [paid] = writeCheckCookie({ reference: 'BENCH1', state: 'accepted', amount: 5000, currency: 'XAF' }).split(';');

/** Every kind of public page, and of the kind that grows with the content every one. */
export const everyPage: BenchPage[] = [
  ...publicPaths.map((path) => ({ path })),
  ...hiddenPaths.map((path) => ({ path, hidden: true })),
  ...inBoth(paymentReturnPath('accepted')).map((path) => ({ path, hidden: true, cookie: paid })),
];

const albumPaths = languages.map((language) => sites[language].albumPath(albumWithMostPhotos[language].slug));

/** The pages that visitors arrive at: the landing page and the largest album, in both languages. */
export const mainPages: BenchPage[] = [...inBoth('/'), ...albumPaths].map((path) => ({ path }));

/** The main pages, and one of each other kind. */
export const samplePages: BenchPage[] = [
  ...mainPages,
  { path: paymentReturnPath(), hidden: true },
  { path: sites.en.path(notFoundPath), hidden: true },
  { path: sites.en.path(offlinePath), hidden: true },
];
