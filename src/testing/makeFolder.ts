import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives each test of a file or block its own empty folder. */
export function makeFolder() {
  const made = { folder: '' };
  beforeEach(() => {
    made.folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(made.folder, { recursive: true, force: true }));
  return made;
}
