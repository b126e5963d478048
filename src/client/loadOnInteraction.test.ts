import { runInNewContext } from 'node:vm';
import { compileScript } from '../gatsby/postBuild/compileScript';

const starter = compileScript('loadOnInteraction.ts');

/** Runs the starter in a page of its own, presses a button, and has the first script fail. */
async function failToLoad({ answer, isReload = false }: { answer: number | 'offline'; isReload?: boolean }) {
  const listeners: Record<string, (event: object) => void> = {};
  const scripts: { onerror: () => void }[] = [];
  const reload = jest.fn();
  const retry = jest.fn();
  const button = { closest: (selector: string) => (selector.includes('button') ? button : null) };
  const document = {
    currentScript: { dataset: { scripts: '/app.js' } },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    createElement: () => ({}),
    head: { append: (script: { onerror: () => void }) => scripts.push(script) },
    images: [],
  };
  const page = {
    document,
    location: { pathname: '/', reload },
    navigator: {},
    performance: { navigation: { type: isReload ? 1 : 0 } },
    setTimeout: retry,
    fetch: async () => {
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      return { status: answer };
    },
  };
  runInNewContext(starter, Object.assign(page, { self: page }));
  listeners.click?.({ target: button, preventDefault: () => {} });
  scripts[0]?.onerror();
  await new Promise(setImmediate);
  return { reload, retry };
}

it('loads the page anew where its scripts are gone since a deploy', async () => {
  expect((await failToLoad({ answer: 404 })).reload).toHaveBeenCalledTimes(1);
});

it('does so once', async () => {
  expect((await failToLoad({ answer: 404, isReload: true })).reload).not.toHaveBeenCalled();
});

it.each(['offline', 200, 503] as const)('tries again where the network only failed (%s)', async (answer) => {
  const { reload, retry } = await failToLoad({ answer });
  expect(reload).not.toHaveBeenCalled();
  expect(retry).toHaveBeenCalledTimes(1);
});
