import type { DataSelector } from '../../src/shared/dataNames';
import { expect, test } from '../support/fixtures';
import { openWithScripts, settle } from '../support/site';

/** The window property that holds the server-rendered elements, in order. */
const serverElements = 'serverElements';

test('the landing page keeps its elements, head and styles during hydration', async ({ page }) => {
  await page.addInitScript((name) => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { [name]: [...document.querySelectorAll('head > *, main, main h1')] });
    });
  }, serverElements);
  await openWithScripts(page, '/');
  await settle(page);
  const { moved, added, known, rewritten } = await page.evaluate((name) => {
    const before = Reflect.get(window, name) as Element[];
    const now = [...document.querySelectorAll('head > *, main, main h1')];
    const kept = now.filter((element) => before.includes(element));
    // Scripts insert scripts, rewrite the global styles, and add styles of client-only components.
    const classes = (selector: string) =>
      [...document.querySelectorAll<HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map((rule) => /^\.c[\w-]+/.exec(rule.cssText)?.[0] ?? ''),
      );
    const known = classes('style[data-styles]' satisfies DataSelector).filter(Boolean);
    const isNew = (element: Element) => !before.includes(element) && !element.matches('script[src], style');
    return {
      moved: before.filter((element, index) => kept[index] !== element).map((element) => element.outerHTML),
      added: now.filter(isNew).map((element) => element.outerHTML),
      known,
      rewritten: classes('style[data-emotion]').filter((name) => known.includes(name)),
    };
  }, serverElements);
  expect(moved).toEqual([]);
  expect(added).toEqual([]);
  expect(known.length).toBeGreaterThan(20);
  expect(rewritten).toEqual([]);
});
