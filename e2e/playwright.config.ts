import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser';
import { browserFlags } from '../tools/browserFlags';

const root = resolve(__dirname, '..');
const port = process.env.PORT_E2E ?? '8899';
const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // Where nobody watches, a machine's own hiccup is tried again and named as flaky; a broken rule fails twice.
  retries: isCi ? 1 : 0,
  // Room for a slow machine: nothing here measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: isCi,
  reporter: isCi ? 'dot' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
    // What it answers for the network, no test could hold or watch; e2e/delivery/offline.spec.ts is about it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    video: 'off',
  },
  projects: [
    // There is one emulator: what a test makes go wrong there would befall the payments of a test beside it. First, so
    // that its one worker begins at once and the other takes the rest.
    { name: 'payment', testMatch: '**/payment/*.spec.ts', workers: 1, fullyParallel: false },
    { name: 'site', testIgnore: ['**/payment/**', '**/builds/**'] },
  ],
  webServer: {
    command: 'node --import tsx tools/serve.ts',
    cwd: root,
    // Without keys the emulator runs beside the site, and whoever has some in the environment pays nobody.
    env: { PORT: port, GATSBY_CINETPAY_API_KEY: '', GATSBY_CINETPAY_SITE_ID: '' },
    url: `http://localhost:${port}`,
    // A server that happens to run may serve an older build.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 30_000,
  },
});
