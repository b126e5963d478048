import { resolve } from 'node:path';
import { defineConfig, selectors, webkit } from '@playwright/test';
import { browserFlags } from '../../tools/browser';
import usual from '../playwright.config';
import { browsers } from './browsers';

// Playwright checks visibility by a function that Chromium 90 lacks. A custom selector can add it to the context of
// Playwright's scripts, which the page's scripts do not see.
void selectors.register('unused', () => {
  Element.prototype.checkVisibility ??= function () {
    return this.getClientRects().length > 0;
  };
  return { query: () => null, queryAll: () => [] };
});

/** Leaves out the journeys tagged @recent: these browsers lack what the editor or Playwright's own scripts need. */
const launchOld = (path: string) => ({
  grepInvert: /@recent/,
  use: {
    // These browsers are built for servers, and have no sandbox.
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
    { name: 'chromium-108', ...launchOld(browsers['chromium-108'].path) },
    { name: 'chromium-90', ...launchOld(browsers['chromium-90'].path) },
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
      // Without Playwright's own WebKit, selenium-webdriver runs a few journeys in Debian's.
      ...(browsers.webkit.path !== webkit.executablePath() && { testDir: __dirname, testIgnore: [], grep: /./ }),
    },
  ],
});
