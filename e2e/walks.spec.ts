import type { Page } from '@playwright/test';
import { findViolations } from './support/checkAccessibility';
import { findCut } from './support/findCut';
import { expect, test } from './support/fixtures';
import { screens, settle } from './support/site';
import { walks } from './support/walks';

// axe checks hundreds of elements, in parallel with another test.
test.slow();
test.use({
  expectedProblems: ['/v2/payment', 'Failed to load resource', 'cookie: donation_', /^answer 404: (\/en)?\/nowhere$/],
});

const conditions = [
  { name: 'at 320 px', width: 320, textSize: '100%' },
  { name: 'at 360 px with text twice as large', width: 360, textSize: '200%' },
  { name: 'at 1280 px with text twice as large', width: 1280, textSize: '200%' },
] as const;

for (const { name, language, states } of walks) {
  test(`${name} has no axe violation and no overflow at any width and text size, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    for (const [state, reach, ...otherLayouts] of states) {
      await page.setViewportSize(screens.phone);
      await test.step(`state: ${state}`, () => reach({ page, language, baseURL }).then(() => settle(page)));
      for (const screen of ['phone', ...otherLayouts] as const) {
        await test.step(`axe finds no violation ${state}, on a ${screen}`, async () => {
          await page.setViewportSize(screens[screen]);
          expect.soft(await findViolations(page)).toEqual([]);
        });
      }
      for (const { name: condition, width, textSize } of conditions) {
        await test.step(`nothing overflows ${state}, ${condition}`, async () => {
          await page.setViewportSize({ width, height: 740 });
          await setTextSize(page, textSize);
          expect.soft(await findCut(page)).toEqual([]);
        });
      }
      await setTextSize(page, '');
    }
  });
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}
