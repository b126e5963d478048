import { runInNewContext } from 'node:vm';
import { compileScript } from '../gatsby/postBuild/compileScript';

const loader = compileScript('loadOnInteraction.ts', { paymentKey: 'payment' });

type Circumstances = { answer: number | 'offline'; isReload?: boolean; isPressed?: boolean; storage?: object };

/** Runs the script loader in a page of its own, and presses a button, which has the first script answered so. */
async function load({ answer, isReload = false, isPressed = true, storage }: Circumstances) {
  const listeners: Record<string, (event: object) => void> = {};
  const append = jest.fn();
  const reload = jest.fn();
  const retry = jest.fn();
  const observe = jest.fn();
  const button = { closest: (selector: string) => (selector.includes('button') ? button : null) };
  const document = {
    currentScript: { dataset: { scripts: '/app.js', payment: storage && '/payment.js' } },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    createElement: () => ({}),
    head: { append },
    images: [],
  };
  const page = {
    document,
    location: { pathname: '/', reload },
    navigator: {},
    localStorage: storage,
    IntersectionObserver: class {
      observe = observe;
    },
    performance: { navigation: { type: isReload ? 1 : 0 } },
    setTimeout: retry,
    fetch: async () => {
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      return { status: answer, ok: answer === 200, blob: async () => {} };
    },
  };
  runInNewContext(loader, Object.assign(page, { self: page }));
  if (isPressed) listeners.click?.({ target: button, preventDefault: () => {} });
  await new Promise(setImmediate);
  return {
    listeners,
    observe,
    reload,
    retry,
    append,
    page: page as typeof page & { onpageshow?: (event: object) => void },
  };
}

it.each([
  ['starts nothing for a pointer that only rests where the page appears', { movementX: 0, movementY: 0 }, 0],
  ['starts for a pointer that moves', { movementX: 0, movementY: 3 }, 1],
])('%s', async (_, move, times) => {
  const { listeners, observe } = await load({ answer: 200, isPressed: false });
  listeners.pointermove?.(move);
  // What is on the screen is looked at first.
  expect(observe).toHaveBeenCalledTimes(times);
});

it('loads the page anew where its scripts are gone since a deploy', async () => {
  expect((await load({ answer: 404 })).reload).toHaveBeenCalledTimes(1);
});

it('does so once', async () => {
  expect((await load({ answer: 404, isReload: true })).reload).not.toHaveBeenCalled();
});

it('loads the page anew where its entry, once fetched, is no longer to be had', async () => {
  const { append, reload } = await load({ answer: 200 });
  append.mock.calls[0]?.[0].onerror();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['offline', 503] as const)('tries again where the network only failed (%s)', async (answer) => {
  const { reload, retry, append } = await load({ answer });
  expect(reload).not.toHaveBeenCalled();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(append).not.toHaveBeenCalled();
});

it.each([
  ['loads a page anew that comes back while its scripts were under way', true, true, 1],
  ['leaves a page alone that comes back before anything was pressed', true, false, 0],
  ['leaves a page alone that is shown for the first time', false, true, 0],
])('%s', async (_, persisted, isPressed, times) => {
  const { reload, page } = await load({ answer: 200, isPressed });
  page.onpageshow?.({ persisted });
  expect(reload).toHaveBeenCalledTimes(times);
});

it('runs the entry once everything is there', async () => {
  const { append } = await load({ answer: 200 });
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ src: '/app.js', type: 'module' }));
});

describe('where the device may remember a payment', () => {
  const refused = Object.defineProperty({}, 'payment', {
    get: () => {
      throw new Error('SecurityError');
    },
  });
  it.each([
    ['runs the scripts of a payment where it does', { payment: '{}' }, '/payment.js'],
    ['runs those of the page where it does not', {}, '/app.js'],
    ['runs those of the page where the storage is refused', refused, '/app.js'],
  ])('%s', async (_, storage, src) => {
    const { append } = await load({ answer: 200, storage });
    expect(append).toHaveBeenCalledWith(expect.objectContaining({ src }));
  });
});
