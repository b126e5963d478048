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
