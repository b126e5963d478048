/** Bytes by the thousand, as data plans count them. */
const KB = 1000;

/**
 * The limits of the site: maximums, except for Lighthouse's scores. Sizes are compressed at Brotli 5, as hosts compress
 * what they serve, unless a line says otherwise. Times are in milliseconds. The tests of public/, the journeys,
 * Lighthouse CI (lighthouserc.cjs) and `npm run bench` read them. Explain every change in its commit.
 */
export const budgets = {
  /** The part of a landing page that is painted first: the document up to the end of its first section. */
  paintedFirst: 9 * KB,
  /** A public page with its styles and response headers. */
  page: 16 * KB,
  /** `_headers` of a site of ten years, uncompressed. */
  headerRules: 100 * KB,
  /** The scripts in the page, uncompressed. */
  scriptLoader: 1.75 * KB,
  dataSaver: 0.7 * KB,
  /**
   * All scripts of a landing page, and of an album, with those that interactions load. At Brotli 11, to compare versions
   * of the code: hosts send some 10 % more.
   */
  landingScripts: 83 * KB,
  albumScripts: 75 * KB,
  /** The scripts of a page without React: 404, poster. */
  otherScripts: 3 * KB,
  serviceWorker: 3 * KB,
  /** An editor's scripts, without the scripts that edit photos. At Brotli 11. */
  editorScripts: 200 * KB,

  /** An untouched landing page of the fixtures on a slow link, where it loads no font. */
  untouchedView: 20 * KB,
  requestsUntouched: 3,
  /** An untouched landing page of the association's content, on a phone that does not report a slow link. */
  phoneView: 42 * KB,
  requestsOnPhone: 4,
  /** What an untouched page transfers on a fast connection, where its scripts load by themselves. */
  firstView: 150 * KB,
  /** An album of forty photos after opening, without scrolling. */
  fullAlbum: 250 * KB,
  /** Requests until a landing page is hydrated, and until a donor is thanked, including the service worker's. */
  requestsTouched: 9,
  requestsDonated: 13,

  /** Lighthouse's scores, in percent. */
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** Lighthouse with link and CPU throttled: 700 kbit/s, 300 ms, CPU ÷ 6. */
  slow: {
    'first-contentful-paint': 1800,
    'largest-contentful-paint': 3000,
    'total-blocking-time': 100,
    'cumulative-layout-shift': 0.01,
  },

  /** With link and CPU so throttled, from a press 1.5 s after #donation has loaded to the frame that answers it. */
  pressDonate: 600,
  pressCardTab: 700,
  /** From a press on Pay, after an amount was typed, to the request. */
  pressToRequest: 400,

  /**
   * A site of 200 albums, 60 activities and 8,000 photos: a build without a change, and the landing page's height at
   * 360 px.
   */
  grownBuild: 90_000,
  grownHeight: 9500,
} as const;
