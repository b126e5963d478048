import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNpm } from '../tools/runNpm';
import { ToolError } from '../tools/toolError';

const declaration = join(__dirname, 'scanners');
const folder = join(process.cwd(), 'node_modules/.cache/bench-scanners');

/** Installs Lighthouse and the Observatory, exactly those of the lockfile, unless they are there. */
export async function installScanners(): Promise<void> {
  const lock = readFileSync(join(declaration, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing Lighthouse and the MDN HTTP Observatory (once, about half a minute)…');
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(declaration, name), join(folder, name));
  // Without install scripts: the Observatory's would download a list from another host, and compile a database driver.
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  const exitCode = await runNpm(words);
  if (exitCode !== 0) throw new ToolError('The scanners could not be installed: is the npm registry reachable?');
  // The list of hosts that browsers only ask over https, which that script would have fetched. It decides nothing here.
  writeFileSync(scannerPath('@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
  writeFileSync(stamp, lock);
}

/** The place of a scanner's file, as `package/path`. */
export function scannerPath(file: string): string {
  return join(folder, 'node_modules', file);
}

export function readScannerVersion(name: string): string {
  return JSON.parse(readFileSync(scannerPath(`${name}/package.json`), 'utf8')).version;
}

/** A module of a scanner. They are ES modules, and not declared to TypeScript. */
export function importScanner<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(scannerPath(file)).href);
}
