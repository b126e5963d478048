import { readFileSync, writeFileSync } from 'node:fs';
import { importPinned, installPinned, pinnedPath } from './pinned';

/** Installs Lighthouse and the Observatory unless they are installed. */
export async function installScanners(): Promise<void> {
  await installPinned('scanners');
  // An empty HSTS preload list in place of the one that an install script would download; it affects no score here.
  writeFileSync(scannerPath('@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
}

/** @param file as `package/path` */
export function scannerPath(file: string): string {
  return pinnedPath('scanners', file);
}

export function readScannerVersion(name: string): string {
  return JSON.parse(readFileSync(scannerPath(`${name}/package.json`), 'utf8')).version;
}

export function importScanner<Module>(file: string): Promise<Module> {
  return importPinned('scanners', file);
}
