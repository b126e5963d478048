import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// Import this file before the ledger, because the store's client reads NODE_ENV once. Under `test` it waits 1 ms
// between its tries; in production, five seconds.
Object.assign(process.env, { NODE_ENV: 'production' });

/**
 * How the store fails. `late`: does all, and answers after a time. `silent`: never answers. `garbled`: answers reads
 * with no JSON. `readOnly`: stores nothing. A number: answers with this status.
 */
export type Fault = 'up' | 'late' | 'silent' | 'garbled' | 'readOnly' | number;

/** The most keys on a page of a list. */
const mostListed = 1000;

/** What the store has of a site, by `<store>/<key>`. */
export class FakeSite {
  readonly id = randomUUID();
  readonly blobs = new Map<string, string>();
  fault: Fault = 'up';
  /** Whether refusals carry an ETag, as error pages may. */
  isTagged = false;
  lateness = 3000;
  /** The faults of single stores, by name. */
  storeFaults: Record<string, Fault> = {};
  /** How long a page of a list takes. */
  pageLateness = 0;
  /** Whether each page but the first is refused. */
  refusesCursors = false;
  /** The keys that were written or deleted. */
  readonly writes: string[] = [];

  list(store: string): string[] {
    const prefix = `site:${store}/`;
    return [...this.blobs.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  answer(method: string, path: URL, isOnlyNew: boolean, body: string, response: ServerResponse): void {
    const { blobs } = this;
    const [, , store = '', ...rest] = path.pathname.split('/');
    const fault = this.storeFaults[store.slice('site:'.length)] ?? this.fault;
    const key = `${store}/${rest.join('/')}`;
    const isRefused = this.refusesCursors && path.searchParams.has('cursor');
    const status = isRefused
      ? 400
      : typeof fault === 'number'
        ? fault
        : this.apply(method, key, isOnlyNew, body, fault);
    const end = () => {
      response.writeHead(status, this.isTagged || status === 200 ? { etag: '"1"' } : {});
      if (method !== 'GET') response.end();
      else if (fault === 'garbled') response.end('oops');
      else if (rest.length > 0) response.end(blobs.get(key));
      else {
        const { searchParams } = path;
        const after = searchParams.get('cursor') ?? '';
        const listed = this.list(store.slice('site:'.length))
          .filter((name) => name.startsWith(searchParams.get('prefix') ?? '') && name > after)
          .sort();
        const page = listed.slice(0, mostListed);
        const cursor = listed.length > mostListed && { next_cursor: page.at(-1) };
        response.end(JSON.stringify({ blobs: page.map((name) => ({ key: name, etag: '"1"' })), ...cursor }));
      }
    };
    const lateness = Math.max(fault === 'late' ? this.lateness : 0, rest.length === 0 ? this.pageLateness : 0);
    if (lateness > 0) setTimeout(end, lateness).unref();
    else if (fault !== 'silent') end();
  }

  private apply(method: string, key: string, isOnlyNew: boolean, body: string, fault: Fault): number {
    const { blobs } = this;
    if (method !== 'GET' && fault === 'readOnly') return 503;
    if (method !== 'GET') this.writes.push(key);
    if (method === 'PUT' && isOnlyNew && blobs.has(key)) return 412;
    if (method === 'PUT' && fault !== 'silent') blobs.set(key, body);
    if (method === 'DELETE') blobs.delete(key);
    return method !== 'GET' || key.endsWith('/') || blobs.has(key) ? 200 : 404;
  }
}

/** The site for which the code of a test runs. */
const current = new AsyncLocalStorage<string>();
const sites = new Map<string, FakeSite>();
let address = '';

// The store's client looks here first.
Object.defineProperty(globalThis, 'netlifyBlobsContext', {
  get: () => {
    const context = { edgeURL: address, uncachedEdgeURL: address, siteID: current.getStore(), token: 'token' };
    return Buffer.from(JSON.stringify(context)).toString('base64');
  },
});

/** Runs a test with a store of its own, for the store's real client. Several may run at once. */
export async function withSite<T>(run: (site: FakeSite) => Promise<T>): Promise<T> {
  const site = new FakeSite();
  sites.set(site.id, site);
  try {
    return await current.run(site.id, () => run(site));
  } finally {
    sites.delete(site.id);
  }
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', address);
  const body = await text(request);
  const isOnlyNew = request.headers['if-none-match'] === '*';
  sites.get(url.pathname.split('/')[1] ?? '')?.answer(request.method ?? '', url, isOnlyNew, body, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});
