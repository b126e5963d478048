import type { Page, Route } from '@playwright/test';

export async function emulateConnection(page: Page, kind: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }, kind);
}

/** Emulates a connection on which scripts wait for an interaction. */
export function emulateSlowConnection(page: Page): Promise<void> {
  return emulateConnection(page, { effectiveType: '3g', saveData: false });
}

/** Holds matching requests until the returned function releases them. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(url, (route) => {
    if (isOpen) return route.continue();
    waiting.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

export const scripts = /\.js$/;
export const pictures = /\.(avif|webp|jpg)$/;

/** Records the paths of all requests; the returned function filters them. */
export function watchRequests(page: Page): (kind: RegExp) => string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return (kind) => requested.filter((path) => kind.test(path));
}

/** Counts the site's requests that reach the network, the bytes of their answers with headers, and what is still open. */
export async function watchTraffic(page: Page, site = '') {
  const session = await page.context().newCDPSession(page);
  const sent: string[] = [];
  const cached = new Set<string>();
  const sizes: number[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith(site)) sent.push(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.includes(requestId)) sizes.push(encodedDataLength);
  });
  await session.send('Network.enable');
  return () => ({
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    requests: sent.filter((id) => !cached.has(id)).length,
    open: sent.length - sizes.length,
  });
}
