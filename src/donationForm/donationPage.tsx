import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { createWording, WordingContext } from '../components/wording';
import { presentHome } from '../content/present';
import { parseAmount } from '../donation/amount';
import { paymentKey } from '../donation/memory';
// biome-ignore lint/style/noRestrictedImports: only tests import this file, and they run the compiled script loader
import { compileScript } from '../gatsby/postBuild/compileScript';
import { DonationForm } from './DonationForm';

const language = 'fr';
const content = loadFixtureContent();
const { donation: texts } = presentHome(content, language).sections;
const wording = createWording(content.labels[language], language);
const provider = { url: 'https://provider.example/v2/payment', apiKey: 'key', siteId: '123' };
const loader = compileScript('loadOnInteraction.ts', { paymentKey });

const element = (
  <WordingContext value={wording}>
    <DonationForm texts={texts} provider={provider} />
  </WordingContext>
);
const drawn = renderToString(element);

/** What the form shows: what a donor believes will be sent. */
export type Shown = { amount: number | undefined; currency: string; channel: string };

/**
 * For tests: the donation form as a visitor's browser has it, first as drawn at the build with the script loader, then taken
 * over by React. One page at a time: opening another leaves the one before.
 */
export function openDonationPage() {
  leave();
  const container = document.createElement('div');
  container.innerHTML = drawn;
  document.body.append(container);
  runStarter();
  const find = <E extends HTMLElement>(selector: string) => container.querySelector<E>(selector) as E;
  return {
    container,
    /** The scripts arrive. */
    arrive: async () => {
      // A busy button is news to React, which says so in development.
      const errors = jest.spyOn(console, 'error').mockImplementation();
      await act(async () => {
        const root = hydrateRoot(container, element);
        close = () => act(() => root.unmount());
      });
      errors.mockRestore();
    },
    type: (text: string) => fireEvent.input(find('[name=amount]'), { target: { value: text } }),
    chooseCurrency: (currency: string) => {
      const field = find<HTMLSelectElement>('[name=currency]');
      field.value = currency;
      // As browsers do.
      fireEvent.input(field);
      fireEvent.change(field);
    },
    press: (button: 'pay' | 'MOBILE_MONEY' | 'CREDIT_CARD' | number) => {
      if (button === 'pay') return fireEvent.click(find('[type=submit]'));
      if (typeof button === 'string') return fireEvent.click(find(`[data-channel=${button}]`));
      const suggestions = container.querySelectorAll('fieldset:first-of-type button');
      return fireEvent.click(suggestions[button] as Element);
    },
    shown: (): Shown => ({
      amount: parseAmount(find<HTMLInputElement>('[name=amount]').value),
      currency: find<HTMLSelectElement>('[name=currency]').value,
      channel: find('[aria-selected=true]').dataset.channel ?? '',
    }),
  };
}

let close = () => {};
let silence = () => {};

function leave() {
  close();
  silence();
  close = silence = () => {};
  window.pressed = undefined;
  document.body.replaceChildren();
}

/** Runs the script loader as the page does. A document lives as long as all tests of a file: its listeners are taken off. */
function runStarter() {
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
  silence = () => {
    for (const [type, listener, options] of listeners) document.removeEventListener(type, listener, options);
  };
}
