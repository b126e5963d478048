// Served as /sw.js, minified (gatsby/postBuild/compileScript.ts), and kept small: a visitor pays for it. It imports nothing.

type Seen = { page: string; files: string[] };

/** The offline page of each language, by the root of its addresses; the default language's, which is the shortest, last. */
declare const offlinePages: [root: string, address: string][];
/** See routes.ts. */
declare const networkOnly: string;

const scope = self as unknown as ServiceWorkerGlobalScope;

/** As long as a page in hand waits for the network. */
const networkTimeout = 3000;
/** Of the files, the latest are kept: about as many as ten pages have. */
const maxCachedFiles = 200;

// Named by their content: what is in hand can never be stale. Videos are asked for in parts, which are not kept.
const isFile = (path: string) => /^\/(static|fonts)\/|^\/islands-.*\.js$/.test(path) && !path.endsWith('.mp4');
const isData = (path: string) => path.startsWith('/page-data/');
const pattern = new RegExp(networkOnly);
const bypassesCache = (path: string) => pattern.test(path);

const findOfflinePage = (path: string) => offlinePages.find(([root]) => path.startsWith(root))?.[1] ?? '/';

async function keep(cacheName: string, key: string, response: Response) {
  const cache = await caches.open(cacheName);
  // The key moves to the end.
  await cache.put(key, response);
  const keys = await cache.keys();
  // Every surplus file at once: files kept in parallel would each delete the same oldest one.
  await Promise.all(keys.slice(0, -maxCachedFiles).map((old) => cache.delete(old)));
}

/** Fetches and keeps what is not in hand. The browser's own cache has a page just shown and its files: the host is not asked. */
async function keepAll(cacheName: string, addresses: string[]) {
  for (const address of addresses) {
    if (await caches.match(address)) continue;
    const response = await fetch(address, { cache: 'force-cache' });
    if (response.ok) await keep(cacheName, address, response);
  }
}

/** The network's answer, kept for the day when there is none. */
async function ask(event: FetchEvent, cacheName: string, key: string) {
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(cacheName, key, response.clone()));
  return response;
}

/** The offline page of this language, or of another where this one is not cached. */
async function findStandIn(offlinePage: string) {
  for (const address of [offlinePage, ...offlinePages.map(([, page]) => page)]) {
    // After a deploy, the offline page of before is better than none.
    const kept = (await caches.match(address)) ?? (await caches.match(address, { ignoreSearch: true }));
    if (kept) return kept;
  }
}

async function answerPage(event: FetchEvent, path: string) {
  const network = ask(event, 'pages', path);
  const offlinePage = findOfflinePage(path);
  event.waitUntil(network.then(() => keepAll('pages', [offlinePage])).catch(() => {}));
  const kept = await caches.match(path);
  const inHand = kept && new Promise<Response>((resolve) => setTimeout(resolve, networkTimeout, kept));
  try {
    return await (inHand ? Promise.race([network, inHand]) : network);
  } catch {
    return kept ?? (await findStandIn(offlinePage)) ?? Response.error();
  }
}

async function answerData(event: FetchEvent, path: string) {
  try {
    return await ask(event, 'pages', path);
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
}

async function answerFile(event: FetchEvent, path: string) {
  const kept = await caches.match(path);
  if (!kept) return ask(event, 'files', path);
  // Every page needs the scripts: kept anew, they are never the oldest files. Pictures are not worth the writing.
  if (path.endsWith('.js')) event.waitUntil(keep('files', path, kept.clone()));
  return kept;
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

// The page by which it came, and what that page has already fetched.
scope.addEventListener('message', (event) => {
  const { page, files }: Partial<Seen> = event.data;
  // Gatsby sends messages of its own.
  if (!page || !files) return;
  const own = files.map((address) => new URL(address)).filter(({ origin }) => origin === scope.location.origin);
  const paths = own.map(({ pathname }) => pathname).filter((path) => !bypassesCache(path));
  const pages = bypassesCache(page) ? [] : [page];
  event.waitUntil(
    Promise.all([
      keepAll('pages', [...pages, findOfflinePage(page), ...paths.filter(isData)]),
      keepAll('files', paths.filter(isFile)),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || bypassesCache(pathname)) return;
  if (request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (isFile(pathname)) event.respondWith(answerFile(event, pathname));
  else if (isData(pathname)) event.respondWith(answerData(event, pathname));
});

export {};
