import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNpm } from '../tools/runProcess';
import { ToolError } from '../tools/runTool';

/** Packages of a single command, with their own lockfile to spare `npm ci` hundreds of packages. */
export type PinnedPackages = 'scanners' | 'mutation';

function locate(packages: PinnedPackages): string {
  return join(process.cwd(), 'node_modules/.cache/bench', packages);
}

/** Installs the lockfile in `bench/<packages>/` unless it is installed. */
export async function installPinned(packages: PinnedPackages): Promise<void> {
  const declaration = join(__dirname, packages);
  const folder = locate(packages);
  const lock = readFileSync(join(declaration, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(`Installing the packages of bench/${packages}/ (once, about half a minute)…`);
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(declaration, name), join(folder, name));
  // No install scripts: the Observatory's would download a list from another host and compile a database driver.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  if ((await runNpm(args)) !== 0) {
    throw new ToolError(`The packages of bench/${packages}/ could not be installed: is the npm registry reachable?`);
  }
  writeFileSync(stamp, lock);
}

/** @param file as `package/path` */
export function pinnedPath(packages: PinnedPackages, file: string): string {
  return join(locate(packages), 'node_modules', file);
}

/** Imports dynamically, because pinned packages are ES modules unknown to TypeScript. */
export function importPinned<Module>(packages: PinnedPackages, file: string): Promise<Module> {
  return import(pathToFileURL(pinnedPath(packages, file)).href);
}
