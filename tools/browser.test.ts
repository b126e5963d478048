import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser, type Machine } from './browser';

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

/** A machine with nothing on it but what a test adds, and whatever /bin/sh needs. */
function machine(overrides: Partial<Machine> = {}): Machine {
  return { env: { PATH: folder }, platform: 'linux', bundled: join(folder, 'none'), ...overrides };
}

it('finds nothing on a machine without a browser', () => {
  expect(findBrowser(machine())).toBeUndefined();
});

it('finds a browser on the PATH, in whichever of its folders', () => {
  const chrome = addProgram('google-chrome-stable');
  expect(findBrowser(machine({ env: { PATH: ['/nowhere', folder].join(delimiter) } }))).toBe(chrome);
});

it('prefers Chromium to the browsers made from it', () => {
  addProgram('google-chrome');
  const chromium = addProgram('chromium');
  expect(findBrowser(machine())).toBe(chromium);
});

it('passes over a command that does not start, such as the one asking for a snap', () => {
  addProgram('chromium-browser', { exitCode: 1 });
  const edge = addProgram('microsoft-edge');
  expect(findBrowser(machine())).toBe(edge);
});

it("takes Playwright's own browser when no other is installed", () => {
  const bundled = addProgram('chrome-of-playwright');
  expect(findBrowser(machine({ bundled }))).toBe(bundled);
  const installed = addProgram('chromium');
  expect(findBrowser(machine({ bundled }))).toBe(installed);
});

it('takes the browser that CHROMIUM_PATH names before any other', () => {
  addProgram('chromium');
  const chosen = addProgram('my-chromium');
  expect(findBrowser(machine({ env: { PATH: folder, CHROMIUM_PATH: chosen } }))).toBe(chosen);
});

it('says so when CHROMIUM_PATH names nothing', () => {
  addProgram('chromium');
  expect(() => findBrowser(machine({ env: { PATH: folder, CHROMIUM_PATH: '/nowhere' } }))).toThrow(
    'CHROMIUM_PATH names /nowhere, which does not exist.',
  );
});

it.each([
  ['is not a program', { mode: 0o644 }],
  ['does not start', { exitCode: 1 }],
])('says so when what CHROMIUM_PATH names %s', (_, options) => {
  const chosen = addProgram('my-chromium', options);
  expect(() => findBrowser(machine({ env: { CHROMIUM_PATH: chosen } }))).toThrow('which cannot be run');
});

it('looks in the usual folders of Windows, without starting what it finds there', () => {
  expect(findBrowser(machine({ platform: 'win32', env: { PROGRAMFILES: folder } }))).toBeUndefined();
});
