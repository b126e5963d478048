import { enhancePage } from './enhancePage';

/** The build writes the value in its place. */
declare const process: { env: { GATSBY_OFFLINE?: string } };

/** Starts everything a page without islands does in the browser. */
export function startPage(): void {
  enhancePage();
  const { pressed = [] } = window;
  window.pressed = undefined;
  for (const element of new Set(pressed)) {
    element.ariaBusy = null;
    element.click();
  }
  void finishStart();
}

/**
 * Says that a page answers by itself, and registers the service worker: the pages that were read open without a network
 * too, from the next one on. Not in a build with GATSBY_OFFLINE=off, whose /sw.js ends the one that a visitor may have.
 */
export async function finishStart(): Promise<void> {
  // For measurements and journeys.
  performance.mark('ready');
  if (process.env.GATSBY_OFFLINE === 'off') return;
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // Whoever has one already has told it all along.
  const isFirst = !serviceWorker.controller;
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'all' });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ page: window.location.pathname, files });
  } catch {
    // The browser refuses, or the network is gone: the site works all the same.
  }
}
