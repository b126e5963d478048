import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames } from '../../tools/engines/engines';

const root = resolve(__dirname, '../..');

/** The journeys in every engine: `npm run engines`. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/engines.json') }]],
  projects: engineNames.map((engine) => ({
    name: engine,
    use: { engine },
    // Old phones: the journeys that every donor must be able to make.
    ...(/\d$/.test(engine) && { grep: /@old/ }),
  })),
});
