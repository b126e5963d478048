import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { present } from '../../content/present/present';
import { clearToasts } from '../../shared/browser/toasts';
import { Toaster } from '../../shared/components/Toaster.island';
import { type Language, languages } from '../../shared/i18n/languages';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { DonationForm } from '../form/DonationForm';
import { serveAssets } from './serveAssets';
import { settings } from './testPayment';

const content = loadFixtureContent();

/** For tests: the requests of the donation form to the provider. */
export const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

export const readTexts = (language: Language) => present(content, language).sections.donation;

/** Empties this device's memory, and lets the page's requests call `send`. */
export function startAnew(): void {
  window.history.replaceState(null, '', '/');
  window.history.scrollRestoration = 'auto';
  send.mockReset();
  globalThis.fetch = serveAssets(send);
  sessionStorage.clear();
  localStorage.clear();
  clearToasts();
}

export function showDonationForm(language: Language = 'fr', texts = readTexts(language)): void {
  renderInLanguage(
    <>
      <DonationForm texts={texts} paymentSetup={{ settings }} />
      <Toaster />
    </>,
    language,
  );
}

const texts = languages.map(readTexts);
const findField = (field: 'amount' | 'currency') =>
  screen.getByLabelText<HTMLInputElement>((name) => texts.some((own) => own[field] === name));

export const form = {
  amountField: () => findField('amount'),
  enterAmount: (amount: string) => fireEvent.change(form.amountField(), { target: { value: amount } }),
  chooseCurrency: (currency: string) => userEvent.selectOptions(findField('currency'), currency),
  /** Opens the card tab of the French form, and waits for its first field. */
  openCardTab: async (): Promise<HTMLElement> => {
    const { creditCard, customer } = readTexts('fr');
    await userEvent.click(screen.getByRole('tab', { name: creditCard }));
    return screen.findByRole('textbox', { name: customer.customer_name });
  },
  payButton: () => document.querySelector('[type=submit]:not([form])') as HTMLButtonElement,
};
