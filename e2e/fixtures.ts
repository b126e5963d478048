import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { readEmulatorPort } from '../tools/paymentVariables';
import { type ServedSite, startSite } from '../tools/serveSite';
import { watchContext } from './watchContext';

export { expect } from '@playwright/test';
export { checkAccessibility } from './checkAccessibility';

type Guard = {
  /**
   * What this test provokes on purpose: a part of the guard's sentence, or a pattern for it, as in
   * `test.use({ expectedProblems: ['answer 404: /nowhere'] })`.
   */
  expectedProblems: (string | RegExp)[];
  guard: undefined;
};

/** The address of the emulator that the site was built for. */
const emulatorUrl = `http://127.0.0.1:${readEmulatorPort()}`;

/**
 * Playwright's `test` on the site in public/, served by the worker itself, with an emulator of the provider that no
 * other worker's payments reach.
 */
export const serverTest = base.extend<object, { served: ServedSite }>({
  served: [
    async ({ browserName }, use) => {
      const emulatorPort = browserName === 'chromium' ? 0 : readEmulatorPort();
      const served = await startSite(resolve(__dirname, '..'), { port: 0, emulatorPort });
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  // The build knows one emulator by its address: Chromium is told where this worker's is.
  launchOptions: [
    async ({ browserName, launchOptions, served }, use) => {
      if (browserName !== 'chromium') return use(launchOptions);
      const rule = `--host-resolver-rules=MAP ${new URL(emulatorUrl).host} ${new URL(served.emulatorUrl ?? '').host}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served.url),
});

/**
 * `serverTest` with a page, which also fails when a page asks another origin, sets a cookie, complains in the console,
 * throws or gets an error for an answer. Pages of contexts that a test opens itself are not watched: see `watchContext`.
 * Scripts off: `test.use({ javaScriptEnabled: false })`.
 */
export const test = serverTest.extend<Guard>({
  // An array given bare would be read as [value, options].
  expectedProblems: [[], { option: true }],
  guard: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const readProblems = watchContext(context, baseURL);
      await use(undefined);
      const isExpected = (problem: string) =>
        expectedProblems.some((part) => (typeof part === 'string' ? problem.includes(part) : part.test(problem)));
      const problems = (await readProblems()).filter((problem) => !isExpected(problem));
      base.expect(problems, 'what the guard of e2e/fixtures.ts saw').toEqual([]);
    },
    { auto: true },
  ],
});
