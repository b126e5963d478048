import { resolve } from 'node:path';
import { getBrowser } from '../tools/browser';
import { checkFixturesAreBuilt } from '../tools/build';
import { refuseOptionsOfNpm, runProcess, runTool, ToolError } from '../tools/command';

const jest = resolve('node_modules/jest/bin/jest.js');
const playwright = resolve('node_modules/@playwright/test/cli.js');

/**
 * Tests public/: its files by jest, then the journeys by Playwright. `--files` runs only jest. `--builds` runs only the
 * journeys that build copies of the project. Other arguments, such as a spec file's name, go to Playwright alone, or
 * with `--files` to jest.
 */
runTool(async () => {
  const ownOptions = ['--files', '--builds'];
  refuseOptionsOfNpm(['files', 'builds'], 'npm run journeys -- --files');
  const isChosen = (option: string) => process.argv.includes(option);
  const others = process.argv.slice(2).filter((option) => !ownOptions.includes(option));
  if (isChosen('--builds')) return runJourneys('e2e/builds/playwright.config.ts', others);
  checkFixturesAreBuilt();
  if (others.length === 0 || isChosen('--files')) {
    // The pattern comes last: jest would take a file's name after it for another pattern.
    await runTests([jest, ...others, '--env=jsdom', '--testMatch=**/e2e/files/*.test.ts?(x)']);
  }
  if (!isChosen('--files')) await runJourneys('e2e/playwright.config.ts', others);
});

async function runJourneys(config: string, options: string[]): Promise<void> {
  console.log(`Browser: ${await getBrowser()}`);
  await runTests([playwright, 'test', '--config', config, ...options]);
}

async function runTests(command: string[]): Promise<void> {
  const exitCode = await runProcess(process.execPath, command);
  if (exitCode !== 0) throw new ToolError('A test failed.');
}
