import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { getBrowser } from './browser';
import { readBuiltContent } from './builtContent';
import { runProcess } from './runProcess';
import { runTool, ToolError } from './runTool';

/** Runs the journeys on public/, or with `--builds` those that build copies of the project. */
runTool(async () => {
  const own = ['--all', '--builds'];
  const args = process.argv.slice(2);
  const isFull = args.includes('--all');
  const isBuilds = args.includes('--builds');
  if (!isBuilds && !(existsSync('public/index.html') && readBuiltContent(process.cwd()).name === 'fixtures/content')) {
    throw new ToolError('public/ has no site built from the fixtures: run "npm run build:fixtures" first.');
  }
  console.log(`Browser: ${await getBrowser()}`);
  const config = isBuilds ? 'e2e/builds/playwright.config.ts' : 'e2e/playwright.config.ts';
  const command = [resolve('node_modules/@playwright/test/cli.js'), 'test', '--config', config];
  const exitCode = await runProcess(process.execPath, [...command, ...args.filter((option) => !own.includes(option))], {
    env: isFull ? { JOURNEYS: 'all' } : {},
  });
  if (exitCode !== 0) throw new ToolError('A journey failed.', exitCode);
});
