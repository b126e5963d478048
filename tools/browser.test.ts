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

/** Looks on a machine that has only what a test has added. */
function find(env: NodeJS.ProcessEnv = {}, downloaded = '/nowhere'): string | undefined {
  return findBrowser({ PATH: ['/nowhere', folder].join(delimiter), ...env }, downloaded);
}

it('finds nothing on a machine without a browser', () => {
  expect(find()).toBeUndefined();
  expect(find({ PATH: undefined })).toBeUndefined();
});

it('prefers a headless shell to a browser with windows', () => {
  addProgram('chromium');
  const shell = addProgram('chromium-headless-shell');
  expect(find()).toBe(shell);
});

it('prefers Chromium to the browsers made from it', () => {
  const chrome = addProgram('google-chrome-stable');
  expect(find()).toBe(chrome);
  const chromium = addProgram('chromium');
  expect(find()).toBe(chromium);
});

it('passes over a command that does not start, such as the one asking for a snap', () => {
  addProgram('chromium-browser', { exitCode: 1 });
  const edge = addProgram('microsoft-edge');
  expect(find()).toBe(edge);
});

it("takes Playwright's own browser when no other is installed", () => {
  const downloaded = addProgram('chrome-of-playwright');
  expect(find({}, downloaded)).toBe(downloaded);
  const installed = addProgram('chromium');
  expect(find({}, downloaded)).toBe(installed);
});

it('takes the browser that CHROMIUM_PATH names before any other', () => {
  addProgram('chromium');
  const chosen = addProgram('my-chromium');
  expect(find({ CHROMIUM_PATH: chosen })).toBe(chosen);
});

it.each([
  ['is not there', () => '/nowhere'],
  ['is not a program', () => addProgram('my-chromium', { mode: 0o644 })],
  ['does not start', () => addProgram('my-chromium', { exitCode: 1 })],
])('says so when what CHROMIUM_PATH names %s, whatever else is installed', (_, makeChosen) => {
  addProgram('chromium');
  const chosen = makeChosen();
  expect(() => find({ CHROMIUM_PATH: chosen })).toThrow(`CHROMIUM_PATH names ${chosen}, which cannot be run.`);
});
