import { compileScript } from '../../gatsby/postBuild/compileScript';
import { networkOnly } from '../../routes';

const origin = 'https://site.example';
const script = '/islands-landing-01234567.js';

/** The worker with caches and a network that answer after a turn each, as a browser's do. */
function startWorker() {
  let isOnline = true;
  const stores = new Map<string, Map<string, Response>>();
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const openStore = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const caches = {
    open: async (name: string) => ({
      put: async (key: string, response: Response) => {
        await turn();
        openStore(name).delete(key);
        openStore(name).set(key, response);
      },
      keys: async () => {
        await turn();
        return [...openStore(name).keys()];
      },
      delete: async (key: string) => {
        await turn();
        return openStore(name).delete(key);
      },
    }),
    match: async (path: string) => {
      await turn();
      return [...stores.values()].map((store) => store.get(path)).find(Boolean);
    },
  };
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    location: new URL(origin),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const code = compileScript('worker/serviceWorker.ts', {
    offlinePages: [
      ['/en/', '/en/offline/?0'],
      ['/', '/offline/?0'],
    ],
    networkOnly,
  });
  const fetch = async (request: Request | string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response(typeof request === 'string' ? request : new URL(request.url).pathname);
  };
  new Function('self', 'caches', 'fetch', code)(scope, caches, fetch);

  const dispatch = async (type: string, event: object) => {
    const works: Promise<unknown>[] = [];
    const keep = (work: Promise<unknown>) => void works.push(work);
    let answer: Promise<unknown> | undefined;
    const respondWith = (work: Promise<unknown>) => {
      answer = work;
      keep(work);
    };
    listeners.get(type)?.({ ...event, waitUntil: keep, respondWith });
    // An answer may bring work of its own along.
    for (let done = 0; done < works.length; done += 1) await works[done];
    return answer;
  };
  return {
    ask: (path: string) => dispatch('fetch', { request: new Request(origin + path) }),
    /** The text that answers for a page. */
    open: async (path: string) => {
      // Only a browser can make a request that navigates.
      const request = { url: origin + path, method: 'GET', mode: 'navigate', headers: new Headers() };
      return ((await dispatch('fetch', { request })) as Response).text();
    },
    goOffline: () => {
      isOnline = false;
    },
    tell: (data: object) => dispatch('message', { data }),
    kept: (name = 'files') => [...openStore(name).keys()],
  };
}

const pictures = Array.from({ length: 300 }, (_, index) => `/static/${index}.avif`);

it('keeps at most two hundred files, also of those that come side by side', async () => {
  const worker = startWorker();
  await Promise.all(pictures.map(worker.ask));
  expect(worker.kept()).toEqual(pictures.slice(-200));
});

it('keeps the scripts that every page uses, however many pictures come', async () => {
  const worker = startWorker();
  for (const start of [0, 150]) {
    await worker.ask(script);
    await Promise.all(pictures.slice(start, start + 150).map(worker.ask));
  }
  expect(worker.kept()).toContain(script);
});

it('keeps nothing of what the network alone answers', async () => {
  const worker = startWorker();
  for (const page of ['/albums/veillee/', '/cinetpay-return/accepted/'])
    await worker.tell({ page, files: [`${origin}/page-data${page}page-data.json`] });
  expect(worker.kept('pages')).toEqual(['/albums/veillee/', '/offline/?0', '/page-data/albums/veillee/page-data.json']);
});

it('leaves messages alone that are not its own', async () => {
  const worker = startWorker();
  await expect(worker.tell({ gatsbyApi: 'clearPathResources' })).resolves.toBeUndefined();
});

it('has the offline page of another language stand in where none was read in this one', async () => {
  const worker = startWorker();
  await worker.open('/albums/veillee/');
  worker.goOffline();
  expect(await worker.open('/en/albums/veillee/')).toBe('/offline/?0');
});
