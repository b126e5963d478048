/** Gatsby's page loader, which caches the pages that it has loaded. */
declare const ___loader: { loadPageSync: (path: string) => unknown };

/** Whether a page can open. Without a network, only a page that was loaded before can. */
export function canOpen(path: string): boolean {
  return navigator.onLine || Boolean(___loader.loadPageSync(path));
}
