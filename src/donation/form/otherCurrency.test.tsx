/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetDonationForm } from '../../testing/donationForm';
import { openDonationPage } from '../../testing/donationPage';

// A provider whose first currency is another one than the specification's.
jest.mock('../providers/current', () => ({
  ...jest.requireActual('../providers/cinetpay/client'),
  currencies: ['XOF', 'EUR'],
}));

beforeEach(() => {
  resetDonationForm();
  // jsdom has no IntersectionObserver: for the script loader, nothing is visible.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const currencyField = () => screen.getByRole('combobox', { name: 'Devise' });
const suggestion = () => screen.getByRole('button', { name: /^5\s000\sFCFA/ });

it('a suggested amount is in the provider’s first currency, also after a reload', async () => {
  const page = openDonationPage();
  await page.arrive();
  await userEvent.selectOptions(currencyField(), 'EUR');
  await userEvent.click(suggestion());
  expect(page.shown()).toMatchObject({ amount: 5000, currency: 'XOF' });
  expect(suggestion()).toHaveAttribute('aria-pressed', 'true');
  const reloaded = openDonationPage();
  await reloaded.arrive();
  expect(reloaded.shown()).toMatchObject({ amount: 5000, currency: 'XOF' });
});

it('a suggested amount pressed before hydration is in it, too', async () => {
  const page = openDonationPage();
  page.press(0);
  const before = page.shown();
  await page.arrive();
  expect(page.shown()).toEqual(before);
  expect(before.currency).toBe('XOF');
});

it('an amount in the page’s address is in the provider’s first currency', async () => {
  window.history.replaceState(null, '', '/?montant=900');
  const page = openDonationPage();
  await page.arrive();
  // The list would show its first option for a currency that it does not have.
  expect(JSON.parse(sessionStorage.getItem('donation-draft') ?? '')).toMatchObject({ amount: '900', currency: 'XOF' });
});
