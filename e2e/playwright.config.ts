import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser';
import { browserFlags } from '../tools/browserFlags';
import { readEngine } from '../tools/engine';

const isCi = Boolean(process.env.CI);
const engine = readEngine();
const isChromium = engine === 'chromium';

export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  testIgnore: '**/builds/**',
  outputDir: resolve(__dirname, '../test-results'),
  fullyParallel: true,
  // Journeys spend much of their time waiting: more workers than cores keep the processor busy. Other browsers cannot be
  // told of an emulator per worker.
  workers: isChromium ? '150%' : 1,
  grep: isChromium ? undefined : /@engines/,
  // Where nobody watches, a machine's own hiccup is tried again and named as flaky; a broken rule fails twice.
  retries: isCi ? 1 : 0,
  // Room for a slow machine: nothing here measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: isCi,
  reporter: isCi ? 'dot' : 'list',
  use: {
    browserName: engine,
    launchOptions: isChromium ? { executablePath: findBrowser(), args: browserFlags } : {},
    // What it answers for the network, no test could hold or watch; e2e/delivery/offline.spec.ts is about it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    video: 'off',
  },
});
