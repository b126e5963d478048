// Lighthouse CI's configuration, for `lhci autorun`: npm run bench gives the URLs, and SLOW for the throttled run.
const { budgets } = require('tsx/cjs/api').require('./budgets.ts', __filename);

const isSlow = process.env.SLOW === 'true';

/** Chromium does not start as root with its sandbox. */
const chromeFlags = `--headless=new --disable-background-networking ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`;

const slowPhone = {
  throttlingMethod: 'devtools',
  // 700 kbit/s and 300 ms, in DevTools' terms as Lighthouse derives them: × 0.9 and × 3.75.
  throttling: {
    requestLatencyMs: 1125,
    downloadThroughputKbps: 630,
    uploadThroughputKbps: 630,
    cpuSlowdownMultiplier: 6,
  },
  onlyAudits: Object.keys(budgets.slow),
};

/** Contact details that are not known yet are links without a URL, which this audit counts as faults. */
const scored = { skipAudits: ['crawlable-anchors'] };

const atMost = ([audit, maxNumericValue]) => [audit, ['error', { maxNumericValue, aggregationMethod: 'median' }]];
const atLeast = ([category, score]) => [
  `categories:${category}`,
  ['error', { minScore: score / 100, aggregationMethod: 'median' }],
];

/** For the association's own content, which the journeys do not visit. */
const bytes = { 'resource-summary:document:size': budgets.page, 'resource-summary:total:size': budgets.firstView };

module.exports = {
  ci: {
    collect: {
      url: process.env.URLS?.split(' '),
      numberOfRuns: 5,
      settings: { chromeFlags, ...(isSlow ? slowPhone : scored) },
    },
    assert: {
      includePassedAssertions: true,
      assertions: Object.fromEntries(
        isSlow
          ? Object.entries(budgets.slow).map(atMost)
          : [...Object.entries(budgets.scores).map(atLeast), ...Object.entries(bytes).map(atMost)],
      ),
    },
  },
};
