import { readFileSync, writeFileSync } from 'node:fs';
import { importPinned, installPinned, pinnedPath } from './pinned';

/** Installs Lighthouse and the Observatory, exactly those of the lockfile, unless they are there. */
export async function installScanners(): Promise<void> {
  await installPinned('scanners');
  // The list of hosts that browsers only ask over https, which an install script would have fetched. It decides nothing here.
  writeFileSync(scannerPath('@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
}

/** The place of a scanner's file, as `package/path`. */
export function scannerPath(file: string): string {
  return pinnedPath('scanners', file);
}

export function readScannerVersion(name: string): string {
  return JSON.parse(readFileSync(scannerPath(`${name}/package.json`), 'utf8')).version;
}

/** A module of a scanner. */
export function importScanner<Module>(file: string): Promise<Module> {
  return importPinned('scanners', file);
}
