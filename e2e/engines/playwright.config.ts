import { resolve } from 'node:path';
import { defineConfig, selectors, webkit } from '@playwright/test';
import { browserFlags } from '../../tools/browser';
import usual from '../playwright.config';
import { browsers } from './browsers';

// Playwright asks whether an element is visible by a function that Chromium 90 lacks. A selector is the way to where
// Playwright's scripts run; those of the page do not see it.
void selectors.register('unused', () => {
  Element.prototype.checkVisibility ??= function () {
    return this.getClientRects().length > 0;
  };
  return { query: () => null, queryAll: () => [] };
});

/** The journeys of every donor and visitor. The editor wants a later browser, and the viewer a later Playwright. */
const oldChromium = (path: string) => ({
  grepInvert: /@recent/,
  use: {
    // Made for servers, where they run without a sandbox.
    launchOptions: { executablePath: path, args: [...browserFlags, '--headless', '--no-sandbox', '--disable-gpu'] },
  },
});

/** The journeys tagged @engines in every browser: `npm run engines`. */
export default defineConfig({
  ...usual,
  testDir: resolve(__dirname, '..'),
  grep: /@engines/,
  workers: 2,
  projects: [
    { name: 'chromium' },
    { name: 'chromium-108', ...oldChromium(browsers['chromium-108'].path) },
    { name: 'chromium-90', ...oldChromium(browsers['chromium-90'].path) },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: browsers.firefox.path, args: [] },
      },
    },
    {
      name: 'webkit',
      use: { browserName: 'webkit', launchOptions: {} },
      // Without Playwright's own WebKit, selenium-webdriver runs its own few journeys in Debian's.
      ...(browsers.webkit.path !== webkit.executablePath() && { testDir: __dirname, testIgnore: [], grep: /./ }),
    },
  ],
});
