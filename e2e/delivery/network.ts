import type { Page, Route } from '@playwright/test';

/** Has the browser say that its connection is of this kind, as phones do. */
export async function pretendConnection(page: Page, kind: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }, kind);
}

/** A connection on which the page's scripts do not start by themselves. */
export function pretendSlow(page: Page): Promise<void> {
  return pretendConnection(page, { effectiveType: '3g', saveData: false });
}

/** Keeps what the page asks for waiting; the result lets it through. */
export async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(address, (route) => {
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

/** The addresses of what the page has asked for so far. */
export function watchRequests(page: Page): (kind: RegExp) => string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return (kind) => asked.filter((path) => kind.test(path));
}
