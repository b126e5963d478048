import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What live regions announced since the last call, and the title of a new document. */
    takeSpeech: () => { title: string; messages: string[] };
  }
}

/**
 * An init script that records announcements of live regions. Changes within a moment are announced once. An atomic
 * region is announced whole, any other by its additions. A region that is inserted with its text is silent, unless it
 * is an alert.
 */
function recordLiveRegions(): void {
  if (window !== window.top) return;
  const selector = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output';
  let title = '';
  let messages: string[] = [];
  const changes = new Map<Element, Set<Node>>();
  let timer = 0;

  window.takeSpeech = () => {
    const taken = { title, messages };
    title = '';
    messages = [];
    return taken;
  };
  window.addEventListener('load', () => {
    title = document.title;
  });

  const isAtomic = (region: Element) =>
    region.getAttribute('aria-atomic') !== 'false' &&
    region.matches('[role=status], [role=alert], output, [aria-atomic=true]');
  const readText = (node: Node) =>
    ((node instanceof HTMLElement ? node.innerText : node.textContent) ?? '').replace(/\s+/g, ' ').trim();
  const speak = () => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    for (const [region, nodes] of changes) {
      // Everything behind a modal dialog is inert, and so are the live regions there.
      const isSilent =
        !region.isConnected || !region.checkVisibility() || region.closest('[aria-hidden=true]') !== null;
      if (isSilent || (modal && !modal.contains(region))) continue;
      const parts = isAtomic(region) ? [region] : [...nodes].filter((node) => region.contains(node));
      const text = parts.map(readText).filter(Boolean).join(' ');
      if (text) messages.push(text);
    }
    changes.clear();
  };

  new MutationObserver((records) => {
    if (document.readyState === 'loading') return;
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const isNew = (region: Element) => added.some((node) => node.contains(region));
    const note = (region: Element, node: Node) => {
      changes.set(region, (changes.get(region) ?? new Set()).add(node));
      clearTimeout(timer);
      timer = window.setTimeout(speak, 50);
    };
    for (const { target, type, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(selector);
      if (region && !isNew(region)) {
        for (const node of type === 'characterData' ? [target] : addedNodes) note(region, node);
      }
    }
    for (const node of added) {
      if (!(node instanceof Element)) continue;
      for (const alert of [node, ...node.querySelectorAll('*')]) {
        if (alert.matches('[role=alert]')) note(alert, alert);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Records announcements on a page, from its next document on. */
export async function recordSpeech(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordLiveRegions);
  /** What was announced since the last call: a new page's title, and live regions. */
  return async () => {
    // Live regions are announced a moment after their last change.
    await page.waitForTimeout(200);
    const { title, messages } = await page.evaluate(() => window.takeSpeech());
    return [title, ...messages].filter(Boolean);
  };
}
