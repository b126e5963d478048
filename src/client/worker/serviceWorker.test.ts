import { compileScript } from '../../gatsby/inline/compileScript';
import { networkOnlyPattern } from '../../routes';

const origin = 'https://site.example';
const script = '/islands-landing-01234567.js';

/** The worker with a fake network, and with fake caches that answer in a later task, as a browser's do. */
function startWorker(version = 0, stores = new Map<string, Map<string, Response>>()) {
  let isOnline = true;
  /** What the host answers, by path. */
  const answers: Record<string, number> = {};
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const openStore = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const caches = {
    open: async (name: string) => ({
      put: async (key: string, response: Response) => {
        await nextTask();
        openStore(name).delete(key);
        openStore(name).set(key, response);
      },
      keys: async () => {
        await nextTask();
        return [...openStore(name).keys()];
      },
      delete: async (key: string) => {
        await nextTask();
        return openStore(name).delete(key);
      },
    }),
    match: async (path: string, { ignoreSearch = false } = {}) => {
      await nextTask();
      const cut = (key: string) => (ignoreSearch ? key.replace(/\?.*/, '') : key);
      return [...stores.values()]
        .flatMap((store) => [...store])
        .find(([key]) => cut(key) === cut(path))?.[1]
        .clone();
    },
  };
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    location: new URL(origin),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const code = compileScript('worker/serviceWorker.ts', {
    offlinePages: [
      ['/en/', `/en/offline/?${version}`],
      ['/', `/offline/?${version}`],
    ],
    networkOnly: networkOnlyPattern(),
  });
  const fetch = async (request: Request | string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    const status = answers[path] ?? 200;
    return new Response(status === 200 ? path : 'Site not available', { status });
  };
  new Function('self', 'caches', 'fetch', code)(scope, caches, fetch);

  const dispatch = async (type: string, event: object) => {
    const pending: Promise<unknown>[] = [];
    const keep = (work: Promise<unknown>) => void pending.push(work);
    let answer: Promise<unknown> | undefined;
    const respondWith = (work: Promise<unknown>) => {
      answer = work;
      keep(work);
    };
    listeners.get(type)?.({ ...event, waitUntil: keep, respondWith });
    // A response may add further work.
    for (let done = 0; done < pending.length; done += 1) await pending[done];
    return answer;
  };
  return {
    answers,
    ask: (path: string, referrer = `${origin}/`) =>
      dispatch('fetch', { request: new Request(origin + path, { referrer }) }),
    /** The body of the response to a navigation. */
    open: async (path: string) => {
      // Node cannot construct a request with mode "navigate".
      const request = { url: origin + path, method: 'GET', mode: 'navigate', headers: new Headers() };
      return ((await dispatch('fetch', { request })) as Response).text();
    },
    goOffline: () => {
      isOnline = false;
    },
    tell: (data: object) => dispatch('message', { data }),
    cached: (name = 'files') => [...openStore(name).keys()],
  };
}

const pictures = Array.from({ length: 300 }, (_, index) => `/static/${index}.avif`);

it('the service worker caches at most 200 files, even when they arrive in parallel', async () => {
  const worker = startWorker();
  await Promise.all(pictures.map((path) => worker.ask(path)));
  // No write makes it the newest.
  await worker.ask(pictures.at(-200) ?? '');
  expect(worker.cached()).toEqual(pictures.slice(-200));
});

it('the service worker keeps the scripts cached however many pictures arrive', async () => {
  const worker = startWorker();
  for (const start of [0, 150]) {
    await worker.ask(script);
    await Promise.all(pictures.slice(start, start + 150).map((path) => worker.ask(path)));
  }
  expect(worker.cached()).toContain(script);
});

it.each(['/cinetpay-return/accepted/', '/en/cinetpay-return/pending/', '/admin/login/'])(
  'the service worker leaves %s to the network and does not cache it',
  async (path) => {
    const worker = startWorker();
    expect(await worker.open('/')).toBe('/');
    await expect(worker.open(path)).rejects.toThrow();
    expect(worker.cached('pages')).not.toContain(path);
  },
);

it('the service worker caches no network-only page or its data', async () => {
  const worker = startWorker();
  for (const page of ['/albums/veillee/', '/cinetpay-return/accepted/'])
    await worker.tell({ page, files: [`${origin}/page-data${page}page-data.json`] });
  expect(worker.cached('pages')).toEqual([
    '/albums/veillee/',
    '/offline/?0',
    '/page-data/albums/veillee/page-data.json',
  ]);
});

it('the service worker ignores messages of other senders', async () => {
  const worker = startWorker();
  await expect(worker.tell({ gatsbyApi: 'clearPathResources' })).resolves.toBeUndefined();
});

it('the service worker falls back to the offline page of another language', async () => {
  const worker = startWorker();
  await worker.open('/albums/veillee/');
  worker.goOffline();
  expect(await worker.open('/en/albums/veillee/')).toBe('/offline/?0');
});

it('the service worker falls back to the offline page of before a deploy', async () => {
  const stores = new Map();
  await startWorker(0, stores).open('/');
  const deployed = startWorker(1, stores);
  deployed.goOffline();
  expect(await deployed.open('/albums/veillee/')).toBe('/offline/?0');
});

it.each([500, 503])('the service worker shows the cached page where the host answers %i', async (status) => {
  const worker = startWorker();
  await worker.open('/');
  Object.assign(worker.answers, { '/': status, '/albums/': status });
  expect(await worker.open('/')).toBe('/');
  expect(await worker.open('/albums/')).toBe('Site not available');
});

it('the service worker shows a 404 of the host, not the cached page', async () => {
  const worker = startWorker();
  await worker.open('/albums/veillee/');
  worker.answers['/albums/veillee/'] = 404;
  expect(await worker.open('/albums/veillee/')).toBe('Site not available');
});

it('the service worker forgets a page whose script is gone, and no other', async () => {
  const worker = startWorker();
  await worker.open('/');
  await worker.open('/albums/');
  await worker.ask('/static/0123/photo.jpg', `${origin}/`);
  worker.answers[script] = 404;
  // A page may send no referrer.
  expect(await worker.ask(script, '')).toMatchObject({ status: 404 });
  await worker.ask(script, `${origin}/albums/?x=1`);
  expect(worker.cached('pages')).toEqual(['/', '/offline/?0'].sort());
});

it('the service worker treats no document or picture opened in the tab as a page', async () => {
  const worker = startWorker();
  await worker.open('/');
  await expect(worker.open('/static/0123/rapport.pdf')).rejects.toThrow();
  await worker.open('/static/0123/photo.jpg');
  expect(worker.cached('pages')).toEqual(['/', '/offline/?0']);
});
