import type { Page } from '@playwright/test';

/** Controls whose border or background disappears in forced colours. */
export async function findLostEdges(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const before = await readEdges(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const after = await readEdges(page);
  await page.emulateMedia({ forcedColors: null });
  return before.flatMap(({ html, hasEdge }, index) => {
    const isLost = hasEdge && after[index]?.html === html && !after[index]?.hasEdge;
    return isLost ? [`has no edge in forced colours: ${html}`] : [];
  });
}

function readEdges(page: Page): Promise<{ html: string; hasEdge: boolean }[]> {
  return page.evaluate(() => {
    const isSeen = (color: string) => !/^(transparent|rgba\(.*, 0\))$/.test(color);
    const backgroundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return isSeen(backgroundColor) ? backgroundColor : backgroundOf(element.parentElement);
    };
    return (
      [...document.querySelectorAll('button, input:not([type=hidden], [type=range]), select, textarea, summary, a')]
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        // Excludes the skip link, which appears on focus.
        .filter((element) => getComputedStyle(element).position !== 'fixed')
        .map((element) => {
          const style = getComputedStyle(element);
          const around = backgroundOf(element.parentElement);
          const hasBorder = (['Top', 'Right', 'Bottom', 'Left'] as const).some((side) => {
            const color = style[`border${side}Color`];
            return Number.parseFloat(style[`border${side}Width`]) > 0 && isSeen(color) && color !== around;
          });
          return { html: element.outerHTML.slice(0, 120), hasEdge: hasBorder || backgroundOf(element) !== around };
        })
    );
  });
}

/** Elements that move although the visitor prefers reduced motion. */
export async function findMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
      const moves =
        /[1-9]/.test(transitionDuration) || animationName !== 'none' || (scrollBehavior as string) === 'smooth';
      return moves ? [`moves: ${element.outerHTML.slice(0, 120)}`] : [];
    }),
  );
  await page.emulateMedia({ reducedMotion: null });
  return found;
}

/** Elements that stay fixed in print, and so cover something on each sheet. */
export function findFixed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.textContent?.trim())
      .map((element) => `is fixed in print: ${element.outerHTML.slice(0, 120)}`),
  );
}
