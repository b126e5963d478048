import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProcess } from './runProcess';
import { ToolError } from './toolError';

/** What finding a browser depends on. */
export type Machine = {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  /** Where Playwright keeps its own download, whether or not it is there. */
  bundled: string;
};

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/**
 * The Chromium to drive: CHROMIUM_PATH, else one installed on the machine, else Playwright's own download.
 * @throws ToolError when CHROMIUM_PATH names something that cannot be run
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new ToolError(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
    if (!canRun(chosen, machine)) throw new ToolError(`CHROMIUM_PATH names ${chosen}, which cannot be run.`);
    return chosen;
  }
  return [...installedPlaces(machine), machine.bundled].find((path) => canRun(path, machine));
}

/**
 * A Chromium that runs, installed first if need be.
 * Playwright's download comes before apt-get: it needs no root, and where only package registries are reachable it
 * gives up within three seconds.
 */
export async function getBrowser(): Promise<string> {
  for (const install of [undefined, downloadWithPlaywright, installWithApt]) {
    await install?.();
    const found = findBrowser();
    if (found) return found;
  }
  throw new ToolError('No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}

function thisMachine(): Machine {
  return { env: process.env, platform: process.platform, bundled: chromium.executablePath() };
}

function installedPlaces({ env, platform }: Machine): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  if (platform === 'darwin') {
    const names = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return [...onPath, ...names.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)];
  }
  if (platform === 'win32') {
    const programs = [
      'Chromium\\Application\\chrome.exe',
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    return roots.flatMap((root) => programs.map((program) => join(root, program)));
  }
  return onPath;
}

function canRun(path: string, { platform }: Machine): boolean {
  try {
    accessSync(path, constants.X_OK);
    if (!statSync(path).isFile()) return false;
    // Tried, and not only looked at: Ubuntu's chromium-browser is a script that asks for a snap, and a downloaded
    // browser may miss system libraries. Elsewhere --version can open a window.
    if (platform === 'linux') execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function downloadWithPlaywright(): Promise<void> {
  console.log("No Chromium on this machine: downloading Playwright's…");
  const cli = join(process.cwd(), 'node_modules/@playwright/test/cli.js');
  await runProcess(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    timeout: 180_000,
  });
}

async function installWithApt(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  console.log('Installing Chromium with apt-get…');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 };
  if ((await runProcess('apt-get', ['update', '-q'], options)) !== 0) return;
  await runProcess('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
}
