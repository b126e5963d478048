import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProcess, ToolError } from './command';

// Chromium does not start as root with its sandbox.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Flags of Chromium. Background traffic and QUIC would distort measurements on a slow link. */
export const browserFlags = [
  ...asRoot,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

// A headless shell opens a page in a third of the CPU time of a full Chromium.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the Chromium to run: CHROMIUM_PATH, else an installed Chromium (headless shells first), else Playwright's.
 * @throws ToolError when CHROMIUM_PATH names something that cannot be run
 */
export function findBrowser(env = process.env, downloaded = chromium.executablePath()): string | undefined {
  const { CHROMIUM_PATH: chosen, PATH = '' } = env;
  if (chosen && !canRun(chosen)) throw new ToolError(`CHROMIUM_PATH names ${chosen}, which cannot be run.`);
  if (chosen) return chosen;
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = [...shells, ...commands].flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...elsewhere, downloaded].find(canRun);
}

/** Finds Chromium, or installs it: with apt, else with Playwright's installer. */
export async function getBrowser(): Promise<string> {
  for (const install of [undefined, () => installWithApt('chromium-headless-shell'), downloadWithPlaywright]) {
    await install?.();
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new ToolError('No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}

function canRun(path: string): boolean {
  // Existing is not enough on Linux: Ubuntu's chromium-browser is a script that asks for a snap, and a downloaded
  // browser may lack system libraries. On other systems --version can open a window.
  if (process.platform !== 'linux') return existsSync(path);
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Gives up connecting after 10 s, because a machine may reach nothing but package registries. */
async function downloadWithPlaywright(): Promise<void> {
  console.log("No Chromium on this machine: running Playwright's installer (npx playwright install chromium)…");
  const cli = join(process.cwd(), 'node_modules/@playwright/test/cli.js');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  await runProcess(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { env });
}

/** Installs a Debian package. Does nothing without apt-get or without root. */
export async function installWithApt(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Not on this machine: ${name}. Installing it (apt-get install ${name})…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProcess('apt-get', ['update', '-qq'], { env });
  await runProcess('apt-get', ['install', '-yqq', '--no-install-recommends', name], { env });
}
