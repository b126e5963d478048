import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

type Scope = {
  /** The part of the page that is looked at; all of it unless named. */
  within?: string;
  /** Rules that somebody else's part of the page breaks, and that we cannot mend. */
  brokenByOthers?: readonly string[];
};

/** Fails with a list of what axe finds on the page as it is now. It needs scripts to be on. */
export async function checkAccessibility(page: Page, scope: Scope = {}): Promise<void> {
  expect(await findViolations(page, scope), `accessibility of ${page.url()}`).toEqual([]);
}

/** A sentence for each element that axe finds something wrong with. */
export async function findViolations(page: Page, { within, brokenByOthers = [] }: Scope = {}): Promise<string[]> {
  // Evaluated rather than added as a script, which the Content-Security-Policy would refuse.
  await page.evaluate(`${axeSource};undefined`);
  const violations = await page.evaluate(async (part) => {
    // Colours in the middle of a fade are nobody's colours.
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
    const { axe: checker } = window as unknown as { axe: typeof axe };
    return (await checker.run(part ?? document, { resultTypes: ['violations'] })).violations;
  }, within);
  return violations.filter(({ id }) => !brokenByOthers.includes(id)).flatMap(describeViolation);
}

function describeViolation({ id, impact, help, nodes }: axe.Result): string[] {
  return nodes.map(({ target, failureSummary }) => {
    const summary = (failureSummary ?? '').replace(/\s*\n\s*/g, ' ');
    return `${id} (${impact}): ${help} — ${target.join(' ')} — ${summary}`;
  });
}
