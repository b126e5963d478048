import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { makeFolder } from '../src/testing/makeFolder';
import { findBrowser } from './browser';

// The programs of these tests are shell scripts.
const onLinux = process.platform === 'linux' ? it : it.skip;

const made = makeFolder();

function addProgram(name: string, exitCode = 0): string {
  const path = join(made.folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Searches a machine that has only the programs of the test. */
function find(env: NodeJS.ProcessEnv = {}, downloaded = '/nowhere'): string | undefined {
  return findBrowser({ PATH: ['/nowhere', made.folder].join(delimiter), ...env }, downloaded);
}

onLinux('findBrowser prefers CHROMIUM_PATH, then a headless shell, Chromium, Chrome and Playwright’s download', () => {
  expect(find()).toBeUndefined();
  const downloaded = addProgram('chrome-of-playwright');
  expect(find({}, downloaded)).toBe(downloaded);
  for (const name of ['google-chrome-stable', 'chromium', 'chromium-headless-shell']) {
    const preferred = addProgram(name);
    expect(find({}, downloaded)).toBe(preferred);
  }
  const chosen = addProgram('my-chromium');
  expect(find({ CHROMIUM_PATH: chosen }, downloaded)).toBe(chosen);
});

onLinux('findBrowser skips a command that does not start, such as the snap stub of Ubuntu', () => {
  addProgram('chromium-browser', 1);
  const edge = addProgram('microsoft-edge');
  expect(find()).toBe(edge);
});

onLinux('findBrowser throws when CHROMIUM_PATH names what does not start, whatever else is installed', () => {
  addProgram('chromium');
  for (const chosen of ['/nowhere', addProgram('my-chromium', 1)]) {
    expect(() => find({ CHROMIUM_PATH: chosen })).toThrow(`CHROMIUM_PATH names ${chosen}, which cannot be run.`);
  }
});
