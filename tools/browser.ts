import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProcess } from './runProcess';
import { ToolError } from './toolError';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium to drive: CHROMIUM_PATH, else one installed on the machine, else Playwright's own download.
 * @throws ToolError when CHROMIUM_PATH names something that cannot be run
 */
export function findBrowser(env = process.env, downloaded = chromium.executablePath()): string | undefined {
  const { CHROMIUM_PATH: chosen, PATH = '' } = env;
  if (chosen && !canRun(chosen)) throw new ToolError(`CHROMIUM_PATH names ${chosen}, which cannot be run.`);
  if (chosen) return chosen;
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...elsewhere, downloaded].find(canRun);
}

/** A Chromium that runs, installed first if need be. */
export async function getBrowser(): Promise<string> {
  const found = findBrowser() ?? (await downloadWithPlaywright()) ?? (await installWithApt());
  if (found) return found;
  throw new ToolError('No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}

function canRun(path: string): boolean {
  // Run, and not only looked at: Ubuntu's chromium-browser is a script that asks for a snap, and a downloaded browser
  // may miss system libraries. Elsewhere --version can open a window.
  if (process.platform !== 'linux') return existsSync(path);
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Comes before apt-get: it needs no root, and gives up within seconds where only package registries are reachable. */
async function downloadWithPlaywright(): Promise<string | undefined> {
  console.log("No Chromium on this machine: running Playwright's installer (npx playwright install chromium)…");
  const cli = join(process.cwd(), 'node_modules/@playwright/test/cli.js');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  await runProcess(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { env, timeout: 180_000 });
  return findBrowser();
}

async function installWithApt(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Playwright’s Chromium does not run here: installing the system’s (apt-get install chromium)…');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 };
  const updated = await runProcess('apt-get', ['update', '-q'], options);
  if (updated === 0) await runProcess('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], options);
  return findBrowser();
}
