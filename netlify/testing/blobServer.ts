import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/**
 * How the store fails. `late`: does what is asked, and answers after `lateness`. `silent`: never answers. `garbled`:
 * answers reads with text that is not JSON. `readOnly`: stores nothing. A number: answers with this status.
 */
export type StoreFault = 'up' | 'late' | 'silent' | 'garbled' | 'readOnly' | number;

/** For tests: the stores of a site, which can fail. */
export class FakeStores {
  readonly id = randomUUID();
  /** The stored values, by `site:<store>/<key>`. */
  readonly blobs = new Map<string, string>();
  fault: StoreFault = 'up';
  lateness = 3000;
  /** Whether a request to a late or silent store times out at once, so that the test does not wait. */
  skipsTimeouts = false;
  /** The faults of single stores, by name. */
  storeFaults: Record<string, StoreFault> = {};
  /** The most keys on a page of a list. */
  maxListed = 1000;
  /** The keys that lists show, if they lag behind. */
  listed: ReadonlySet<string> | undefined;
  /** Whether only the first page of each list is answered. */
  hangsAtCursors = false;
  /** Called by each request, which waits for the promise. */
  hold: () => Promise<void> | undefined = () => undefined;
  requests = 0;
  /** The keys of writes and deletions, unless a fault refused them. */
  readonly writes: string[] = [];

  list(store: string, keys: Iterable<string> = this.blobs.keys()): string[] {
    const prefix = `site:${store}/`;
    return [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  async answer(method: string, { pathname, searchParams }: URL, isOnlyNew: boolean, body: string): Promise<Response> {
    this.requests += 1;
    await this.hold();
    // A real request takes time too, in which timers and other tests run.
    await new Promise((resolve) => setImmediate(resolve));
    const [, , store = '', ...rest] = pathname.split('/');
    const fault = this.storeFaults[store.slice('site:'.length)] ?? this.fault;
    const key = `${store}/${rest.join('/')}`;
    const isList = rest.length === 0;
    const status = typeof fault === 'number' ? fault : this.apply(method, key, isOnlyNew, body, fault);
    const stored = isList ? this.showPage(store, searchParams) : (this.blobs.get(key) ?? null);
    const text = method === 'GET' && fault === 'garbled' ? 'oops' : stored;
    if (this.skipsTimeouts && (fault === 'silent' || fault === 'late')) throw new DOMException('', 'TimeoutError');
    if (fault === 'silent' || (this.hangsAtCursors && searchParams.has('cursor'))) await new Promise(() => {});
    if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, this.lateness));
    // Error pages may have an ETag too.
    return new Response(method === 'GET' ? text : null, { status, headers: { etag: '"1"' } });
  }

  private showPage(store: string, searchParams: URLSearchParams): string {
    const after = searchParams.get('cursor') ?? '';
    const listed = this.list(store.slice('site:'.length), this.listed)
      .filter((name) => name.startsWith(searchParams.get('prefix') ?? '') && name > after)
      .sort();
    const page = listed.slice(0, this.maxListed);
    const cursor = listed.length > this.maxListed && { next_cursor: page.at(-1) };
    return JSON.stringify({ blobs: page.map((name) => ({ key: name, etag: '"1"' })), ...cursor });
  }

  private apply(method: string, key: string, isOnlyNew: boolean, body: string, fault: StoreFault): number {
    const { blobs } = this;
    if (method !== 'GET' && fault === 'readOnly') return 503;
    if (method !== 'GET') this.writes.push(key);
    if (method === 'PUT' && isOnlyNew && blobs.has(key)) return 412;
    if (method === 'PUT' && fault !== 'silent') blobs.set(key, body);
    if (method === 'DELETE') blobs.delete(key);
    return method !== 'GET' || key.endsWith('/') || blobs.has(key) ? 200 : 404;
  }
}

/** The id of the stores of the running test. Several tests may run at once. */
const current = new AsyncLocalStorage<string>();
const storesById = new Map<string, FakeStores>();
const serverUrl = 'https://blobs.example';

// The store's client looks here first for its configuration.
Object.defineProperty(globalThis, 'netlifyBlobsContext', {
  get: () => {
    const context = { edgeURL: serverUrl, uncachedEdgeURL: serverUrl, siteID: current.getStore(), token: 'token' };
    return Buffer.from(JSON.stringify(context)).toString('base64');
  },
});

/** Runs a test in which the store's real client reaches the stores of a new site. */
export async function withStores<T>(run: (stores: FakeStores) => Promise<T>): Promise<T> {
  const stores = new FakeStores();
  storesById.set(stores.id, stores);
  try {
    return await current.run(stores.id, () => run(stores));
  } finally {
    storesById.delete(stores.id);
  }
}

globalThis.fetch = async (input, { method = 'GET', headers, body, signal } = {}) => {
  const url = new URL(String(input));
  const isOnlyNew = new Headers(headers).get('if-none-match') === '*';
  const stores = storesById.get(url.pathname.split('/')[1] ?? '');
  if (url.origin !== serverUrl || !stores) throw new TypeError(`There is no server at ${url}.`);
  signal?.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop);
  });
  const answered = stores.answer(method.toUpperCase(), url, isOnlyNew, String(body ?? ''));
  return Promise.race([answered, aborted]).finally(() => signal?.removeEventListener('abort', stop));
};
