import type { Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { albumWithMostPhotos, albumWithMostVideos, counts, sites } from './content';
import { expect, test } from './fixtures';
import { few } from './matrix';
import { openOverlay, openWithScripts } from './site';

const conditions = [
  { name: 'at 320 px', width: 320, textSize: '100%', usual: ['en'] },
  { name: 'at 360 px with text twice as large', width: 360, textSize: '200%', usual: ['fr'] },
  { name: 'at 1280 px with text twice as large', width: 1280, textSize: '200%', usual: ['fr'] },
] as const;

for (const { name, width, textSize, usual } of conditions) {
  for (const language of few(usual, languages)) {
    const { path, albumPath } = sites[language];

    test.describe(`${name}, in ${language}, nothing is cut and nothing scrolls sideways`, () => {
      test.use({ viewport: { width, height: 740 }, expectedProblems: [/^answer 404: (\/en)?\/nowhere$/] });

      const open = async (page: Page, address: string) => {
        await openWithScripts(page, address);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
      };

      test('on the pages, in the menu, in an album and in the viewer', async ({ page }) => {
        await open(page, path('/nowhere'));
        await expectNothingCut(page);
        await open(page, path('/'));
        await expectNothingCut(page);
        const menu = page.getByRole('banner').locator('summary');
        if (await menu.isVisible()) {
          await menu.click();
          await expectNothingCut(page);
          await menu.click();
        }
        if (counts.photos === 0) return;
        const overlay = await openOverlay(page, albumWithMostVideos[language]);
        await expectNothingCut(page);
        const photo = overlay.getByRole('figure').getByRole('link').first();
        if ((await photo.count()) > 0) {
          await photo.click();
          await expectNothingCut(page);
        }
        await open(page, albumPath(albumWithMostPhotos[language].slug));
        await expectNothingCut(page);
      });
    });
  }
}

/** Fails when the page scrolls sideways, or a text reaches out of the screen, of what clips it, or into another bar item. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const problems = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} px wide on a screen of ${clientWidth}`);

    const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
    const isForReadersOnly = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (!words || !parent?.checkVisibility() || parent.closest('script, style, noscript')) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const box of boxes) {
        const report = (what: string) => problems.add(`"${words.slice(0, 40)}" ${what}`);
        let isHidden = false;
        const found: string[] = [];
        for (let at: Element | null = parent; at && at !== top.parentElement; at = at.parentElement) {
          if (isForReadersOnly(at)) isHidden = true;
          if (at === document.body || !clips(at)) continue;
          const frame = at.getBoundingClientRect();
          if (box.left < frame.left - 1 || box.right > frame.right + 1)
            found.push(`is cut sideways by its ${at.tagName}`);
          // What scrolls up and down shows the rest on scrolling.
          const rises = box.top < frame.top - 2 || box.bottom > frame.bottom + 2;
          if (rises && !scrolls(at) && !scrolls(at.firstElementChild ?? at) && at.tagName !== 'DIALOG') {
            found.push(`is cut above or below by its ${at.tagName}`);
          }
        }
        if (isHidden) continue;
        for (const what of found) report(what);
        const isSkipLink = getComputedStyle(parent).position === 'fixed';
        if (!isSkipLink && (box.left < -1 || box.right > window.innerWidth + 1)) report('reaches out of the screen');
      }
    }

    // What is on one row of the bar, or of a dialog's bar, shares it.
    const rows =
      top === document.body ? document.querySelectorAll('header > *') : top.querySelectorAll(':scope > :first-child');
    for (const row of rows) {
      const items = [...row.children].filter((item) => item.getClientRects().length > 0);
      for (const [index, item] of items.entries()) {
        const box = item.getBoundingClientRect();
        const next = items[index + 1]?.getBoundingClientRect();
        if (next && next.left < box.right - 1 && next.top < box.bottom - 1) {
          problems.add(`"${item.textContent}" lies over "${items[index + 1]?.textContent}"`);
        }
        if (item.scrollWidth > item.clientWidth + 1 && getComputedStyle(item).display !== 'inline') {
          problems.add(`"${item.textContent}" reaches out of its place in the bar`);
        }
      }
    }
    return [...problems];
  });
  expect(cut, page.url()).toEqual([]);
}
