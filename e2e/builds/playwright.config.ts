import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/browser';

/** The build suite. Its tests build copies of the project, so public/ stays unchanged. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  outputDir: resolve(__dirname, '../../test-results'),
  // One build already uses every core.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { launchOptions: { executablePath: findBrowser(), args: browserFlags } },
});
