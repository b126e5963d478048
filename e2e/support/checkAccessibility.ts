import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

type Scope = {
  /** A selector; by default the whole page. */
  within?: string;
  /** Rules that third-party parts of the page violate. */
  brokenByOthers?: readonly string[];
};

/** Fails with the axe violations of the current page. Requires JavaScript. */
export async function checkAccessibility(page: Page, scope: Scope = {}): Promise<void> {
  expect(await findViolations(page, scope), `accessibility of ${page.url()}`).toEqual([]);
}

/** One sentence for each element with an axe violation. */
export async function findViolations(page: Page, { within, brokenByOthers = [] }: Scope = {}): Promise<string[]> {
  // Injected by page.evaluate, because the CSP blocks a script element, and once per document, because it has 0.5 MB.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource};undefined`);
  const violations = await page.evaluate(async (part) => {
    // Waits for finite animations, because colours are wrong during a fade.
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
