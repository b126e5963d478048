import type { Page } from '@playwright/test';

/** What is cut, covered or beside the screen, one sentence each. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  return [...(await findCutTexts(page)), ...(await findBarFaults(page)), ...(await findOverflows(page))];
}

/**
 * Texts that overflow the viewport or a clipping ancestor, and words that break without a hyphen. While a dialog is
 * open, only its texts are checked.
 */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
    const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isNarrow = window.innerWidth < 11 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (!words || !parent?.checkVisibility() || parent.closest('script, style, noscript')) continue;
      // Long words may be hyphenated. URLs, e-mail addresses and, on a narrow phone in the largest text, words break
      // anywhere.
      const isHyphenated = getComputedStyle(parent).hyphens === 'auto';
      const mayBreak = isNarrow || /[@/]/.test(words);
      const found = mayBreak ? [] : (text.textContent ?? '').matchAll(/\p{L}{2,}/gu);
      for (const { 0: word, index } of found) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
        if (lines.size > 1 && !(isHyphenated && word.length >= 12)) faults.add(`"${word}" breaks inside`);
      }
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const report = (what: string) => faults.add(`"${words.slice(0, 40)}" ${what}`);
      const ancestors: Element[] = [];
      for (let at: Element | null = parent; at && at !== top.parentElement; at = at.parentElement) ancestors.push(at);
      if (ancestors.some(isForScreenReaders)) continue;
      for (const box of boxes) {
        for (const at of ancestors.filter((element) => element !== document.body && clips(element))) {
          const clip = at.getBoundingClientRect();
          if (box.left < clip.left - 1 || box.right > clip.right + 1) report(`is cut sideways by its ${at.tagName}`);
          // A vertical scroll container can scroll to the rest.
          const exceeds = box.top < clip.top - 2 || box.bottom > clip.bottom + 2;
          if (exceeds && !scrolls(at) && !scrolls(at.firstElementChild ?? at) && at.tagName !== 'DIALOG')
            report(`is cut above or below by its ${at.tagName}`);
        }
        const isSkipLink = getComputedStyle(parent).position === 'fixed';
        if (!isSkipLink && (box.left < -1 || box.right > window.innerWidth + 1)) report('reaches out of the screen');
      }
    }
    return [...faults];
  });
}

/** Items of the top bar, or of a dialog's bar, that overlap another item on their row, or overflow. */
function findBarFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const rows =
      top === document.body ? document.querySelectorAll('header > *') : top.querySelectorAll(':scope > :first-child');
    for (const row of rows) {
      const items = [...row.children].filter((item) => item.getClientRects().length > 0);
      for (const [index, item] of items.entries()) {
        const box = item.getBoundingClientRect();
        if (box.right > window.innerWidth + 1) faults.add(`"${item.textContent}" reaches out of the screen`);
        const next = items[index + 1]?.getBoundingClientRect();
        const isLevel = next && next.top < box.bottom - 1 && next.bottom > box.top + 1;
        if (isLevel && next.left < box.right - 1) {
          faults.add(`"${item.textContent}" lies over "${items[index + 1]?.textContent}"`);
        }
        if (item.scrollWidth > item.clientWidth + 1 && getComputedStyle(item).display !== 'inline') {
          faults.add(`"${item.textContent}" reaches out of its place in the bar`);
        }
      }
    }
    return [...faults];
  });
}

/** A page that scrolls sideways; parts of forms, live regions and the main column that overflow page or box. */
function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide on a screen of ${clientWidth}`);
    const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
    const parts = document.querySelectorAll('form[aria-label] *, [aria-live] *, main h1, main h1 ~ *, main h1 ~ * *');
    for (const element of parts) {
      if (!element.checkVisibility() || isForScreenReaders(element) || element.closest('select')) continue;
      const { left, right } = element.getBoundingClientRect();
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const overflows =
        holdsText && getComputedStyle(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
      const isBeside = left < -1 || right > document.documentElement.clientWidth + 1;
      if (isBeside || overflows) faults.add(`reaches out of its box: ${element.outerHTML.slice(0, 120)}`);
    }
    return [...faults];
  });
}
