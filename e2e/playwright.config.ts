import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../tools/browser';

const isCi = Boolean(process.env.CI);
const withoutGpu = ['--disable-gpu', '--disable-software-rasterizer'];

export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  testIgnore: ['**/e2e/builds/**', '**/e2e/engines/**'],
  outputDir: resolve(__dirname, '../test-results'),
  fullyParallel: true,
  // More workers than cores, because journeys mostly wait.
  workers: '150%',
  // CI retries once and reports flaky tests; a real failure fails twice.
  retries: isCi ? 1 : 0,
  // Three times the longest action, for slow machines: axe, photos and Decap take long, and no journey measures speed.
  // What hangs fails sooner, by the timeouts of `expect` and `use`.
  timeout: 270_000,
  expect: {
    timeout: 15_000,
    // By default, a page may have more than its snapshot lists.
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  forbidOnly: isCi,
  reporter: isCi ? 'dot' : 'list',
  use: {
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // Without a GPU, the browser draws faster if it does not emulate one.
    launchOptions: { executablePath: findBrowser(), args: [...browserFlags, ...withoutGpu] },
    // Tests cannot intercept responses of a service worker: those that need one allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    video: 'off',
  },
});
