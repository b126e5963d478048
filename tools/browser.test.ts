import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser } from './browser';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function addProgram(name: string, { exitCode = 0, mode = 0o755 } = {}): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, mode);
  return path;
}

/** Searches a machine that has only the programs of the test. */
function find(env: NodeJS.ProcessEnv = {}, downloaded = '/nowhere'): string | undefined {
  return findBrowser({ PATH: ['/nowhere', folder].join(delimiter), ...env }, downloaded);
}

it('findBrowser finds nothing on a machine without a browser', () => {
  expect(find()).toBeUndefined();
  expect(find({ PATH: undefined })).toBeUndefined();
});

it('findBrowser prefers a headless shell to a full browser', () => {
  addProgram('chromium');
  const shell = addProgram('chromium-headless-shell');
  expect(find()).toBe(shell);
});

it('findBrowser prefers Chromium to browsers derived from it', () => {
  const chrome = addProgram('google-chrome-stable');
  expect(find()).toBe(chrome);
  const chromium = addProgram('chromium');
  expect(find()).toBe(chromium);
});

it('findBrowser skips a command that does not start, such as the snap stub of Ubuntu', () => {
  addProgram('chromium-browser', { exitCode: 1 });
  const edge = addProgram('microsoft-edge');
  expect(find()).toBe(edge);
});

it("findBrowser falls back to Playwright's browser", () => {
  const downloaded = addProgram('chrome-of-playwright');
  expect(find({}, downloaded)).toBe(downloaded);
  const installed = addProgram('chromium');
  expect(find({}, downloaded)).toBe(installed);
});

it('findBrowser prefers CHROMIUM_PATH to any other browser', () => {
  addProgram('chromium');
  const chosen = addProgram('my-chromium');
  expect(find({ CHROMIUM_PATH: chosen })).toBe(chosen);
});

it.each([
  ['does not exist', () => '/nowhere'],
  ['is not executable', () => addProgram('my-chromium', { mode: 0o644 })],
  ['does not start', () => addProgram('my-chromium', { exitCode: 1 })],
])('findBrowser throws when CHROMIUM_PATH %s, whatever else is installed', (_, makeChosen) => {
  addProgram('chromium');
  const chosen = makeChosen();
  expect(() => find({ CHROMIUM_PATH: chosen })).toThrow(`CHROMIUM_PATH names ${chosen}, which cannot be run.`);
});
