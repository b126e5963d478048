import { expect, type Page } from '@playwright/test';
import { waitForIdle } from '../support/site';

declare global {
  interface Window {
    /** What live regions announced since the last call, and the title of a new document. */
    takeSpeech: () => { title: string; messages: string[] };
  }
}

/**
 * An init script that records announcements of live regions. Changes within a moment are announced once, by the whole
 * text of their region, without what is hidden from screen readers. A region that is inserted with its text is silent,
 * unless it is an alert.
 */
function recordLiveRegions(): void {
  if (window !== window.top) return;
  const selector = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output';
  let title = '';
  let messages: string[] = [];
  const changed = new Set<HTMLElement>();
  let timer = 0;
  window.takeSpeech = () => {
    // Not left to the timer, which a busy machine runs late.
    speak();
    const taken = { title, messages };
    title = '';
    messages = [];
    return taken;
  };
  window.addEventListener('load', () => {
    title = document.title;
  });
  function speak() {
    clearTimeout(timer);
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    for (const region of changed) {
      const isSilent = !region.checkVisibility() || region.closest('[aria-hidden=true]') !== null;
      const hidden = [...region.querySelectorAll<HTMLElement>('[aria-hidden=true]')].map(({ innerText }) => innerText);
      const spoken = hidden.reduce((text, part) => text.replace(part, ''), region.innerText);
      const text = spoken.replace(/\s+/g, ' ').trim();
      // Everything behind a modal dialog is inert, and so are the live regions there.
      if (text && !isSilent && (!modal || modal.contains(region))) messages.push(text);
    }
    changed.clear();
  }
  const note = (region: HTMLElement) => {
    changed.add(region);
    clearTimeout(timer);
    timer = window.setTimeout(speak, 50);
  };
  new MutationObserver((records) => {
    if (document.readyState === 'loading') return;
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const { target, type, addedNodes } of records) {
      // What is removed is not announced.
      if (type === 'childList' && addedNodes.length === 0) continue;
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest<HTMLElement>(selector);
      if (region && !added.some((node) => node.contains(region))) note(region);
    }
    for (const alert of document.querySelectorAll<HTMLElement>('[role=alert]'))
      if (added.some((node) => node.contains(alert))) note(alert);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Records announcements on a page, from its next document on: a new page's title, and live regions. */
export async function recordSpeech(page: Page) {
  await page.addInitScript(recordLiveRegions);
  const listen = async (): Promise<string[]> => {
    // A change may still be rendered.
    await waitForIdle(page);
    const { title, messages } = await page.evaluate(() => window.takeSpeech());
    return [title, ...messages].filter(Boolean);
  };
  /** Waits until something is announced, which a busy machine makes late. */
  const hear = async (): Promise<string[]> => {
    let heard: string[] = [];
    await expect.poll(async () => (heard = await listen())).not.toEqual([]);
    return heard;
  };
  return { listen, hear };
}
