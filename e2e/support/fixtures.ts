import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { copyProject } from '../../src/testing/copyProject';
import { readEmulatorPort } from '../../tools/paymentVariables';
import { type ServedSite, startSite } from '../../tools/serve';
import { watchContext } from './watchContext';

export { expect } from '@playwright/test';
export { checkAccessibility } from './checkAccessibility';

type Guard = {
  /**
   * Faults that this test provokes: parts of the guard's sentences, or patterns, as in
   * `test.use({ expectedFaults: ['answer 404: /nowhere'] })`.
   */
  expectedFaults: (string | RegExp)[];
  guard: undefined;
};

/** The emulator's URL in the pages, as built. */
const emulatorUrl = `http://127.0.0.1:${readEmulatorPort()}`;

/** Playwright's `test` on public/. Each worker has its own server and its own payment emulator. */
export const serverTest = base.extend<object, { served: ServedSite }>({
  served: [
    async ({ browserName }, use) => {
      // A copy per worker, because @netlify/dev replaces the bundled functions below its root at each start.
      const { root, remove } = copyProject(['netlify', 'netlify.toml', 'public', 'src']);
      // WebKit stores no `Secure` cookie over http, even on localhost.
      if (browserName === 'webkit') replaceIn(root, '; Secure', '');
      const served = await startSite({ root, port: 0 }, 0);
      replaceIn(root, emulatorUrl, String(served.emulatorUrl));
      await use(served);
      await served.close();
      remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served.url),
  context: async ({ browserName, context }, use) => {
    if (browserName === 'firefox') await context.addInitScript(insertAsKeyboard);
    await use(context);
  },
});

/** In Debian's Firefox, Playwright's `fill` sets a field's value without an event that React sees. */
function insertAsKeyboard(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

/** Replaces a text in a worker's own copy: in pages, their data and scripts, and the sources of functions. */
function replaceIn(root: string, text: string, other: string): void {
  for (const folder of [join(root, 'public'), join(root, 'src')]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/(index\.html|page-data\.json|\.[jt]s)$/.test(name)) continue;
      const content = readFileSync(join(folder, name), 'utf8');
      if (content.includes(text)) writeFileSync(join(folder, name), content.replaceAll(text, other));
    }
  }
}

/**
 * `serverTest` with a guard. It fails the test when a page requests another origin, sets a cookie, logs an error,
 * throws, gets an error response or loses the focus. It does not watch contexts that a test opens itself: see
 * `watchContext`.
 */
export const test = serverTest.extend<Guard>({
  // Playwright reads a bare array as [value, options].
  expectedFaults: [[], { option: true }],
  guard: [
    async ({ context, baseURL, expectedFaults }, use) => {
      const readFaults = watchContext(context, baseURL);
      await use(undefined);
      const isExpected = (fault: string) =>
        expectedFaults.some((part) => (typeof part === 'string' ? fault.includes(part) : part.test(fault)));
      const faults = (await readFaults()).filter((fault) => !isExpected(fault));
      base.expect(faults, 'what the guard of e2e/support/fixtures.ts saw').toEqual([]);
    },
    { auto: true },
  ],
});
