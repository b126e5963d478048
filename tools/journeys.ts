import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { getBrowser } from './browser';
import { readBuiltContent } from './builtContent';
import { readEngine } from './engine';
import { runProcess } from './runProcess';
import { runTool } from './runTool';
import { ToolError } from './toolError';

runTool(async () => {
  const [command = '', ...options] = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
  ];
  const args = process.argv.slice(2);
  const isFull = args.includes('--all');
  const engine = readEngine();
  if (!existsSync('public/index.html')) {
    throw new ToolError('There is no built site in public/: run "npm run build:fixtures" first.');
  }
  console.log(`Browser: ${engine === 'chromium' ? await getBrowser() : `Playwright's ${engine}`}`);
  console.log(`Journeys on public/, which was built from ${readBuiltContent(process.cwd()).name}`);
  const exitCode = await runProcess(
    process.execPath,
    [resolve(command), ...options, ...args.filter((option) => option !== '--all')],
    { env: isFull ? { JOURNEYS: 'all' } : {} },
  );
  if (exitCode !== 0) throw new ToolError('A journey failed.', exitCode);
});
