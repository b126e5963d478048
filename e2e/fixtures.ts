import { test as base } from '@playwright/test';
import { readEmulatorPort } from '../tools/paymentVariables';
import { type ServedSite, startSite } from '../tools/serve';
import { watchContext } from './watchContext';
import { makeWorkerRoot } from './workerRoot';

export { expect } from '@playwright/test';
export { checkAccessibility } from './checkAccessibility';

type Guard = {
  /**
   * Problems that this test provokes: a part or a pattern of the guard's sentence, as in
   * `test.use({ expectedProblems: ['answer 404: /nowhere'] })`.
   */
  expectedProblems: (string | RegExp)[];
  guard: undefined;
};

/** The emulator URL in the build. */
const emulatorUrl = `http://127.0.0.1:${readEmulatorPort()}`;

/**
 * Playwright's `test` on public/. Each worker has its own server and its own payment emulator.
 */
export const serverTest = base.extend<object, { served: ServedSite }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
    async ({}, use) => {
      const { root, remove } = makeWorkerRoot();
      const served = await startSite(root, { port: 0, emulatorPort: 0 });
      await use(served);
      await served.close();
      remove();
    },
    { scope: 'worker' },
  ],
  // The build contains one emulator URL, which Chromium maps to this worker's emulator.
  launchOptions: [
    async ({ launchOptions, served }, use) => {
      const rule = `--host-resolver-rules=MAP ${new URL(emulatorUrl).host} ${new URL(served.emulatorUrl ?? '').host}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served.url),
});

/**
 * `serverTest` with a guard, which fails the test when a page requests another origin, sets a cookie, logs an error,
 * throws or gets an error response. It does not watch contexts that a test opens itself: see `watchContext`.
 */
export const test = serverTest.extend<Guard>({
  // Playwright reads a bare array as [value, options].
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
