/** @jest-environment jsdom */

import { compileScript } from '../../gatsby/inline/compileScript';
import { pictureWidths } from '../../gatsby/media/formats';

const dataSaverScript = compileScript('inline/dataSaver.ts');
const isSavingData = () => document.body.dataset.saver === '1';

type Connection = { saveData?: boolean; effectiveType?: string };

const page = `
  <picture><source sizes="92vw"><img sizes="92vw" loading="lazy"></picture>
  <picture><source sizes="100vw"><img sizes="100vw" loading="eager"></picture>
  <button data-switch aria-pressed="false">Économiseur de données</button>
  <button data-switch aria-pressed="false">Économiseur de données</button>`;

function open(connection: Connection | undefined, body = page): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const preload = document.createElement('noscript');
  preload.textContent = '<link rel="preload" href="/a.avif">';
  document.head.replaceChildren(preload);
  document.body.innerHTML = body;
  new Function(dataSaverScript)();
}

const pressed = () => [...document.querySelectorAll('button')].map(({ ariaPressed }) => ariaPressed);
const press = () => document.querySelector('button')?.click();
const sizes = () => [...document.querySelectorAll('[sizes]')].map((element) => element.getAttribute('sizes'));
const preloads = () => document.head.querySelectorAll('link[rel=preload]').length;
const usual = ['92vw', '92vw', '100vw', '100vw'];
const saving = ['79px', '79px', '100vw', '100vw'];

// jsdom lacks these properties.
Object.defineProperties(HTMLImageElement.prototype, {
  loading: {
    get(this: HTMLImageElement) {
      return this.getAttribute('loading') ?? 'eager';
    },
    set(this: HTMLImageElement, value: string) {
      this.setAttribute('loading', value);
    },
  },
  fetchPriority: {
    get(this: HTMLImageElement) {
      return this.getAttribute('fetchpriority') ?? 'auto';
    },
  },
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  [{ saveData: true, effectiveType: '4g' }],
  [{ saveData: false, effectiveType: '3g' }],
  [{ saveData: false, effectiveType: '2g' }],
  [{ saveData: false, effectiveType: 'slow-2g' }],
])('data-saver mode is on by default when the connection is %j', (connection) => {
  open(connection);
  expect(isSavingData()).toBe(true);
  expect(sizes()).toEqual(saving);
  expect(preloads()).toBe(0);
});

it.each([[undefined], [{ saveData: false, effectiveType: '4g' }]])(
  'data-saver mode is off by default when the connection is %j',
  (connection) => {
    open(connection);
    expect(isSavingData()).toBe(false);
    expect(sizes()).toEqual(usual);
    expect(preloads()).toBe(1);
  },
);

it('data-saver mode requests the narrowest file, even at four dots per pixel', () => {
  open({ saveData: true });
  expect(Number.parseInt(sizes()[0] ?? '', 10) * 4).toBeLessThanOrEqual(Math.min(...pictureWidths));
});

it('a switch sets data-saver mode and the state of all switches, and the stored choice overrides the connection', () => {
  open({ saveData: true });
  expect(pressed()).toEqual(['true', 'true']);
  press();
  expect(isSavingData()).toBe(false);
  expect(pressed()).toEqual(['false', 'false']);
  expect(sizes()).toEqual(usual);
  open({ saveData: true });
  expect(isSavingData()).toBe(false);
  press();
  open(undefined);
  expect(isSavingData()).toBe(true);
});

it('the switch works until the page closes when storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  open({ saveData: true });
  expect(isSavingData()).toBe(true);
  press();
  expect(isSavingData()).toBe(false);
});

it('data-saver mode loads the first picture eagerly in its lightest file instead of preloading it', () => {
  open({ saveData: true }, `<picture><img sizes="92vw" loading="lazy" fetchpriority="high"></picture>${page}`);
  expect(sizes()).toEqual(['79px', ...saving]);
  const loading = [...document.querySelectorAll('img')].map((image) => image.loading);
  expect(loading).toEqual(['eager', 'lazy', 'eager']);
  expect(preloads()).toBe(0);
});

it('data-saver mode covers pictures added later, such as an album’s', async () => {
  open({ saveData: true });
  document.body.insertAdjacentHTML('beforeend', '<picture><img sizes="50vw" loading="lazy"></picture>');
  await Promise.resolve();
  expect(sizes()).toEqual([...saving, '79px']);
});

it('data-saver mode leaves a loaded picture alone', () => {
  open(undefined);
  const image = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'naturalWidth', { value: 720 });
  press();
  expect(isSavingData()).toBe(true);
  expect(sizes()).toEqual(usual);
});
