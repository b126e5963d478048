import { runInNewContext } from 'node:vm';
import { compileScript } from '../../gatsby/inline/compileScript';
import { anchors } from '../../routes';
import { photoAnchor } from '../../site/album/photos';

const loader = compileScript('inline/scriptLoader.ts');

type Circumstances = {
  status: number | 'offline';
  isReloaded?: boolean;
  isPressed?: boolean;
  path?: string;
  hasForm?: boolean;
  isSaving?: boolean;
  isPaymentPage?: boolean;
  effectiveType?: string;
  pointer?: 'fine' | 'coarse';
};

/** Runs the script loader in a fake page whose scripts are fetched with a status; clicks a button, if `isPressed`. */
async function load({
  status,
  isReloaded = false,
  isPressed = true,
  path = '/',
  hasForm,
  isSaving = false,
  isPaymentPage = false,
  effectiveType = '3g',
  pointer = 'coarse',
}: Circumstances) {
  const listeners: Record<string, (event: object) => void> = {};
  const append = jest.fn();
  const reload = jest.fn();
  const retry = jest.fn();
  const observe = jest.fn();
  /** Tells the newest observer what it sees. */
  let look: (...pictures: { isVisible: boolean; complete: boolean }[]) => void = () => {};
  const button = { closest: (selector: string) => (selector.includes('button') ? button : null) };
  const document = {
    currentScript: { dataset: { scripts: '/app.js', atload: isPaymentPage } },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    createElement: () => ({}),
    head: { append },
    body: { dataset: { saver: isSaving ? '1' : '' } },
    querySelector: () => (hasForm ? {} : null),
    images: [],
  };
  const page = {
    document,
    location: { pathname: '/', href: `https://example.org${path}`, reload },
    navigator: { connection: { effectiveType } },
    matchMedia: (query: string) => ({ matches: query === `(pointer:${pointer})` }),
    requestIdleCallback: (callback: () => void) => callback(),
    IntersectionObserver: class {
      constructor(report: (entries: object[]) => void) {
        look = (...pictures) =>
          report(pictures.map(({ isVisible, complete }) => ({ isIntersecting: isVisible, target: { complete } })));
      }
      observe = observe;
      disconnect() {
        look = () => {};
      }
    },
    name: isReloaded ? 'old' : '',
    setTimeout: retry,
    fetch: async () => {
      if (status === 'offline') throw new TypeError('Failed to fetch');
      return { status, ok: status === 200, blob: async () => {} };
    },
  };
  runInNewContext(loader, Object.assign(page, { self: page }));
  const press = () => {
    listeners.click?.({ target: button, preventDefault: () => {} });
    return new Promise(setImmediate);
  };
  await (isPressed ? press() : new Promise(setImmediate));
  return {
    listeners,
    press,
    observe,
    look: async (...pictures: Parameters<typeof look>) => {
      look(...pictures);
      await new Promise(setImmediate);
    },
    reload,
    retry,
    append,
    page: page as typeof page & { onload?: () => void; onpageshow?: (event: object) => void },
  };
}

it.each([
  ['ignores a pointer that rests where the page appears', 'pointermove', { movementX: 0, movementY: 0 }, 0],
  ['starts when the pointer moves', 'pointermove', { movementX: 0, movementY: 3 }, 1],
  ['starts when a finger touches', 'pointerdown', {}, 1],
  ['starts when a key is pressed', 'keydown', {}, 1],
  ['starts when the focus comes', 'focusin', {}, 1],
])('the script loader %s', async (_, type, event, times) => {
  const { listeners, observe } = await load({ status: 200, isPressed: false });
  listeners[type]?.(event);
  // The loader first checks for visible pictures.
  expect(observe).toHaveBeenCalledTimes(times);
});

it.each(['load', 'error'])('the script loader waits for a visible picture, until its %s event', async (event) => {
  const { listeners, look, append } = await load({ status: 200, isPressed: false });
  listeners.keydown?.({});
  await look({ isVisible: true, complete: false });
  expect(append).not.toHaveBeenCalled();
  listeners[event]?.({});
  await look({ isVisible: true, complete: true }, { isVisible: false, complete: false });
  expect(append).toHaveBeenCalledTimes(1);
});

it.each([
  ['at once on a payment page', { isPaymentPage: true, isSaving: true }, 1],
  ['when idle on a fast connection with a mouse', { effectiveType: '4g', pointer: 'fine' }, 1],
  ['only after a touch on a phone with a fast connection', { effectiveType: '4g' }, 0],
  ['only after an interaction on a slow connection', { pointer: 'fine' }, 0],
  ['only after an interaction in data-saver mode', { effectiveType: '4g', pointer: 'fine', isSaving: true }, 0],
] as const)('once the page has loaded, the script loader starts %s', async (_, circumstances, times) => {
  const { page, look, append } = await load({ status: 200, isPressed: false, ...circumstances });
  expect(append).not.toHaveBeenCalled();
  page.onload?.();
  await look();
  expect(append).toHaveBeenCalledTimes(times);
});

it('the script loader starts when the form comes into view, and not before', async () => {
  const { page, look, append } = await load({ status: 200, isPressed: false, hasForm: true });
  page.onload?.();
  await look({ isVisible: false, complete: true });
  // The second look is at the pictures.
  await look();
  expect(append).not.toHaveBeenCalled();
  await look({ isVisible: true, complete: true });
  await look();
  expect(append).toHaveBeenCalledTimes(1);
});

it.each([
  ['reloads a page whose scripts a deploy has removed, and asks for them no more', { status: 404 }, 1, 0],
  ['does not reload it twice, nor ask again', { status: 404, isReloaded: true }, 0, 0],
  ['reloads nothing offline, and tries again', { status: 'offline' }, 0, 1],
  ['reloads nothing after an error of the server, and tries again', { status: 503 }, 0, 1],
] as const)('the script loader %s', async (_, circumstances, reloads, retries) => {
  const { reload, retry, append, press, page } = await load(circumstances);
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(retry).toHaveBeenCalledTimes(retries);
  expect(append).not.toHaveBeenCalled();
  page.fetch = jest.fn();
  await press();
  expect(page.fetch).not.toHaveBeenCalled();
});

it('the script loader reloads the page when its fetched entry can no longer be loaded', async () => {
  const { append, reload } = await load({ status: 200 });
  append.mock.calls[0]?.[0].onerror();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the script loader does not reload a page that a link leaves', async () => {
  const { append, reload, listeners } = await load({ status: 200 });
  listeners.click?.({ target: { closest: (selector: string) => (selector === 'a' ? { closest: () => null } : null) } });
  append.mock.calls[0]?.[0].onerror();
  expect(reload).not.toHaveBeenCalled();
});

it('the script loader stops after forty retries, and a press in the form makes it try again', async () => {
  const { page, retry, press, append, listeners, observe } = await load({ status: 'offline' });
  for (let failures = 1; failures <= 40; failures += 1) {
    expect(retry).toHaveBeenCalledTimes(failures);
    const [again, , src] = retry.mock.calls[failures - 1];
    again(src);
    await new Promise(setImmediate);
  }
  listeners.pointermove?.({ movementX: 3, movementY: 0 });
  expect(observe).not.toHaveBeenCalled();
  expect(retry).toHaveBeenCalledTimes(40);

  page.fetch = async () => ({ status: 200, ok: true, blob: async () => {} });
  await press();
  expect(append).toHaveBeenCalledTimes(1);
});

it.each([
  ['the script loader reloads a page restored from the bfcache while its scripts were loading', true, true, 1],
  ['the script loader does not reload a page restored before any click', true, false, 0],
  ['the script loader does not reload a page shown for the first time', false, true, 0],
  ['the script loader does not reload a page restored with its page script', true, true, 0, true],
])('%s', async (_, persisted, isPressed, times, hasPageScript = false) => {
  const { reload, page } = await load({ status: 200, isPressed });
  if (hasPageScript) Object.assign(page, { queuedElements: undefined });
  page.onpageshow?.({ persisted });
  expect(reload).toHaveBeenCalledTimes(times);
});

it.each([
  ['starts at', `/#${anchors.donation}`, true, 1],
  ['starts at', `/en/#${anchors.donation}`, true, 1],
  ['starts without a form at', `/albums/veillee/#${photoAnchor('p1')}`, false, 1],
  ['waits at', '/', true, 0],
  ['waits at', '/#gallery', true, 0],
  ['waits at', '/?lang=fr', true, 0],
  // The landing page has no form while nobody can pay online.
  ['waits without a form at', `/#${anchors.donation}`, false, 0],
])('in data-saver mode, the script loader %s %s (form: %s)', async (_, path, hasForm, times) => {
  const { append, page } = await load({ status: 200, isPressed: false, path, hasForm, isSaving: true });
  page.onload?.();
  await new Promise(setImmediate);
  expect(append).toHaveBeenCalledTimes(times);
});
