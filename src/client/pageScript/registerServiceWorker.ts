/** Replaced at build time. */
declare const process: { env: { GATSBY_OFFLINE?: string } };

/**
 * Registers the service worker, which lets visited pages open offline. With GATSBY_OFFLINE=off nothing is registered:
 * that build's /sw.js removes an existing worker.
 */
export async function registerServiceWorker(): Promise<void> {
  if (process.env.GATSBY_OFFLINE === 'off') return;
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // An existing worker has already cached this page through its fetch handler.
  const isFirst = !serviceWorker.controller;
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'all' });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ page: window.location.pathname, files });
  } catch {
    // Registration was refused or the network is down: the site works without a worker.
  }
}
