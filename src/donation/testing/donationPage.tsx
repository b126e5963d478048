import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { present } from '../../content/present/present';
import { compileScript } from '../../gatsby/inline/compileScript';
import { createWording, WordingContext } from '../../shared/wording/wording';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { translateTexts } from '../../testing/translateTexts';
import { DonationForm } from '../form/DonationForm';
import { type Currency, readAmountIn } from '../rules/amount';
import type { Channel } from '../rules/donation';
import { settings } from './testPayment';

const language = 'fr';
const content = loadFixtureContent();
const { donation: texts } = present(content, language).sections;
const wording = createWording(content.labels[language], language);
const loader = compileScript('inline/scriptLoader.ts');

const element = (
  <WordingContext value={wording}>
    <DonationForm texts={texts} paymentSetup={{ settings }} />
  </WordingContext>
);

/** What the form shows, and so what the donor expects to send. `named`: the amount on the Pay button. */
export type ShownDonation = {
  text: string;
  amount: number | undefined;
  currency: Currency;
  channel: Channel;
  named: string;
};

/**
 * For tests: the donation form as in a browser, server-rendered with the script loader first, then hydrated. Opening a
 * page closes the previous one.
 */
export function openDonationPage() {
  leave();
  const container = document.createElement('div');
  container.dataset.island = 'DonationForm';
  container.innerHTML = renderToString(element);
  document.body.append(container);
  runScriptLoader();
  const find = <E extends HTMLElement>(selector: string) => container.querySelector<E>(selector) as E;
  return {
    container,
    /** Hydrates the form, as its scripts do. */
    hydrate: async () => {
      // In development, React warns that the busy button differs from the server-rendered one.
      const errors = jest.spyOn(console, 'error').mockImplementation();
      await act(async () => {
        const root = hydrateRoot(container, element, { onRecoverableError: () => {} });
        close = () => act(() => root.unmount());
      });
      errors.mockRestore();
    },
    translate: () => translateTexts(container),
    type: (text: string) => fireEvent.input(find('[name=amount]'), { target: { value: text } }),
    /** Sets a field as autofill does: React misses the event, or there is none. */
    autofill: (name: string, text: string, event?: 'input' | 'change') => {
      const field = find<HTMLInputElement>(`[name=${name}]`);
      field.value = text;
      if (event) fireEvent(field, new Event(event, { bubbles: true }));
    },
    chooseCurrency: (currency: string) => {
      const field = find<HTMLSelectElement>('[name=currency]');
      field.value = currency;
      // Browsers fire both events.
      fireEvent.input(field);
      fireEvent.change(field);
    },
    press: (button: 'pay' | 'MOBILE_MONEY' | 'CREDIT_CARD' | number) => {
      if (button === 'pay') return fireEvent.click(find('[type=submit]:not([form])'));
      if (typeof button === 'string') return fireEvent.click(find(`[data-channel=${button}]`));
      const suggestions = container.querySelectorAll('fieldset:first-of-type button');
      return fireEvent.click(suggestions[button] as Element);
    },
    shown: (): ShownDonation => {
      const text = find<HTMLInputElement>('[name=amount]').value;
      const currency = find<HTMLSelectElement>('[name=currency]').value as Currency;
      const channel = find('[aria-selected=true]').dataset.channel as Channel;
      const [named = ''] = /\d.*/.exec(find('[type=submit]:not([form])').textContent) ?? [];
      return { text, amount: readAmountIn(text, currency)?.amount, currency, channel, named };
    },
  };
}

let close = () => {};
let removeListeners = () => {};

function leave() {
  close();
  removeListeners();
  close = removeListeners = () => {};
  window.queuedElements = undefined;
  document.body.replaceChildren();
}

// jsdom has no IntersectionObserver: the script loader sees nothing come into view.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** Runs the script loader. Records its listeners for removal, because jsdom's document outlives a test. */
function runScriptLoader() {
  const listeners: Parameters<typeof document.addEventListener>[] = [];
  const spy = jest.spyOn(document, 'addEventListener').mockImplementation((...listener) => {
    listeners.push(listener);
    EventTarget.prototype.addEventListener.apply(document, listener);
  });
  const script = document.createElement('script');
  script.dataset.scripts = '/app.js';
  script.textContent = loader;
  document.body.append(script);
  script.remove();
  spy.mockRestore();
  removeListeners = () => {
    for (const [type, listener, options] of listeners) document.removeEventListener(type, listener, options);
  };
}
