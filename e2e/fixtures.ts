import { test as base } from '@playwright/test';
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

/**
 * Playwright's `test`, which also fails when a page asks another origin, sets a cookie, complains in the console, throws
 * or gets an error for an answer. Pages of contexts that a test opens itself are not watched: see `watchContext`.
 * Scripts off: `test.use({ javaScriptEnabled: false })`.
 */
export const test = base.extend<Guard>({
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
