// Served as /sw.js; it can import only types. e2e/budgets.ts limits its size.

/** The offline page of each language by path prefix. The default language is last: its prefix matches every path. */
declare const offlinePages: [root: string, page: string][];
/** `networkOnlyPattern` of routes.ts. */
declare const networkOnly: string;

const scope = self as unknown as ServiceWorkerGlobalScope;

/** How long to wait for the network before serving a cached page. */
const networkTimeoutMilliseconds = 3000;
/** The most entries that a cache keeps. The oldest are evicted first. */
const maxEntries = 200;

// These files are never stale: a hash is in their names, and a new font gets a new name. Not videos and PDFs: browsers
// request them in ranges, which are not cached.
const isFile = (path: string) => /^\/(static|fonts)\/|^\/islands-.*\.js$/.test(path) && !/\.(mp4|pdf)$/.test(path);
// Opening a document or a picture in the tab is a navigation too, but not to a page.
const isPage = (path: string) => !/\.\w+$/.test(path);
const isData = (path: string) => path.startsWith('/page-data/');
const pattern = new RegExp(networkOnly);
const bypassesCache = (path: string) => pattern.test(path);

const findOfflinePage = (path: string) => offlinePages.find(([root]) => path.startsWith(root))?.[1] ?? '/';

async function store(cacheName: string, key: string, response: Response) {
  const cache = await caches.open(cacheName);
  // `put` moves the key to the end.
  await cache.put(key, response);
  const keys = await cache.keys();
  // Evicts every surplus entry at once: parallel calls would each delete the same oldest entry.
  await Promise.all(keys.slice(0, -maxEntries).map((old) => cache.delete(old)));
}

/** Caches what is missing. With `force-cache`, what the page has just fetched comes from the HTTP cache. */
async function storeMissing(cacheName: string, paths: string[]) {
  for (const path of paths) {
    if (await caches.match(path)) continue;
    const response = await fetch(path, { cache: 'force-cache' });
    if (response.ok) await store(cacheName, path, response);
  }
}

/** Answers from the network and caches a complete response. */
async function fetchAndStore(event: FetchEvent, cacheName: string, key: string) {
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(store(cacheName, key, response.clone()));
  return response;
}

/** The offline page of this language or, where it is not cached, of another. */
async function matchOfflinePage(offlinePage: string) {
  for (const page of [offlinePage, ...offlinePages.map(([, other]) => other)]) {
    // After a deploy, the previous offline page, cached under another `?version`, is better than none.
    const cached = (await caches.match(page)) ?? (await caches.match(page, { ignoreSearch: true }));
    if (cached) return cached;
  }
}

async function answerPage(event: FetchEvent, path: string) {
  // Netlify answers 503, with a page of its own, once the site has used up its credits.
  const network = fetchAndStore(event, 'pages', path).then((response) =>
    response.status < 500 ? response : Promise.reject(response),
  );
  const offlinePage = findOfflinePage(path);
  event.waitUntil(network.then(() => storeMissing('pages', [offlinePage])).catch(() => {}));
  const cached = await caches.match(path);
  const cachedAfterTimeout =
    cached && new Promise<Response>((resolve) => setTimeout(resolve, networkTimeoutMilliseconds, cached));
  try {
    return await (cachedAfterTimeout ? Promise.race([network, cachedAfterTimeout]) : network);
  } catch (failure) {
    if (cached || failure instanceof Response) return cached ?? (failure as Response);
    return (await matchOfflinePage(offlinePage)) ?? Response.error();
  }
}

async function answerData(event: FetchEvent, path: string) {
  try {
    return await fetchAndStore(event, 'pages', path);
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
}

async function answerFile(event: FetchEvent, path: string) {
  const cached = await caches.match(path);
  if (!cached) {
    const response = await fetchAndStore(event, 'files', path);
    // A page that misses a file is older than the last deploy: its reload must not find it in the cache again.
    const { referrer } = event.request;
    if (response.status === 404 && referrer) await (await caches.open('pages')).delete(new URL(referrer).pathname);
    return response;
  }
  // Storing a script again makes it the newest entry, so that later pictures do not evict it. A picture is not worth
  // the write.
  if (path.endsWith('.js')) event.waitUntil(store('files', path, cached.clone()));
  return cached;
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

// The message names the page that registered the worker, and the files that the page has already fetched.
scope.addEventListener('message', (event) => {
  const { page, files }: { page?: string; files?: string[] } = event.data;
  // Gatsby's runtime, in the editor, sends messages of its own.
  if (!page || !files) return;
  const sameOrigin = files.map((file) => new URL(file)).filter(({ origin }) => origin === scope.location.origin);
  const paths = sameOrigin.map(({ pathname }) => pathname).filter((path) => !bypassesCache(path));
  const pages = bypassesCache(page) ? [] : [page];
  event.waitUntil(
    Promise.all([
      storeMissing('pages', [...pages, findOfflinePage(page), ...paths.filter(isData)]),
      storeMissing('files', paths.filter(isFile)),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || bypassesCache(pathname)) return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(answerPage(event, pathname));
  else if (isFile(pathname)) event.respondWith(answerFile(event, pathname));
  else if (isData(pathname)) event.respondWith(answerData(event, pathname));
});

export {};
