/** Bytes, as data plans count. */
const KB = 1000;

/**
 * What the site may weigh and take: the maximum of each, but for Lighthouse's scores. Sizes are compressed with Brotli at
 * level 5, as hosts compress what they serve; times are in milliseconds. Read by the tests over public/, by Lighthouse CI
 * (lighthouserc.cjs) and by `npm run bench`. Explain every change in its commit.
 */
export const budgets = {
  /** Of a landing page: what is painted first, which is the document up to the end of its first section. */
  paintedFirst: 9 * KB,
  /** A public page with its styles and the headers of its answer. */
  page: 16 * KB,
  /** `_headers` of a site of ten years. */
  headerRules: 100 * KB,
  /** In the page itself, uncompressed. */
  scriptLoader: 1.75 * KB,
  /** All scripts, after everything was tried; at Brotli 11, so that versions of the code can be compared. Hosts send some 10 % more. */
  landingScripts: 82 * KB,
  albumScripts: 75 * KB,
  /** Of a page without React: 404, neutral payment result, poster. */
  otherScripts: 3 * KB,
  serviceWorker: 3 * KB,

  /** First view on a slow link, without interaction: everything that is sent. */
  firstView: 150 * KB,
  /** An album of forty photos, opened and not scrolled. */
  fullAlbum: 250 * KB,
  /** Requests of the landing page with its islands hydrated, and up to the thank-you page, the service worker's included. */
  requestsTouched: 9,
  requestsDonated: 13,

  /** Lighthouse, in percent. */
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** Lighthouse with link and CPU throttled: 700 kbit/s, 300 ms, CPU ÷ 6. */
  slow: {
    'first-contentful-paint': 1800,
    'largest-contentful-paint': 3000,
    'total-blocking-time': 100,
    'cumulative-layout-shift': 0.01,
  },

  /** On that phone, which came to #donation, 1.5 s after load: from the press to the frame that answers it. */
  pressDonate: 600,
  pressCardTab: 700,
  /** From the press on an amount that was typed to the request. */
  pressToRequest: 400,
  /** On the same phone: a letter in the editor, to the frame that shows it; the editor, opened for the first time. */
  letter: 50,
  editorLoad: 15_000,

  /** A site of 200 albums, 60 activities and 8,000 photos: a build in which nothing changed; the landing page in pixels at 360. */
  grownBuild: 90_000,
  grownHeight: 9500,
} as const;
