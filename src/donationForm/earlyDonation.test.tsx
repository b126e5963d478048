/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { openDonationPage } from '../../fixtures/donationPage';
import { serveAssets } from '../../fixtures/serveAssets';
import { emptyDraft } from '../donation/donation';

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
// The script loader asks for its scripts too.
const sent = () => send.mock.calls.flatMap(([, init]) => (init?.body ? JSON.parse(String(init.body)) : []));

beforeEach(() => {
  send.mockReset().mockReturnValue(new Promise(() => {}));
  globalThis.fetch = serveAssets(send);
  // jsdom watches nothing: to the script loader, nothing is on the screen.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  sessionStorage.clear();
});

const keep = (draft: object) => sessionStorage.setItem('donation-draft', JSON.stringify({ ...emptyDraft, ...draft }));

it('sends the currency that the page showed at the press, not that of a kept draft', async () => {
  keep({ amount: '20', currency: 'EUR' });
  const page = openDonationPage();
  page.type('5000');
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount: 5000, currency: 'XAF' }]);
});

it('sends what was typed after a suggested amount was pressed', async () => {
  const page = openDonationPage();
  page.press(1);
  page.type('500');
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount: 500, currency: 'XAF' }]);
  expect(page.shown().amount).toBe(500);
});

it('shows a suggested amount before the scripts are there, and sends it', async () => {
  const page = openDonationPage();
  page.type('500');
  page.press(1);
  const { amount } = page.shown();
  expect(amount).toBeGreaterThan(500);
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount, currency: 'XAF' }]);
});

it('sends by the tab that the page showed, not that of a kept draft', async () => {
  keep({ channel: 'CREDIT_CARD' });
  const page = openDonationPage();
  page.type('5000');
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount: 5000, channels: 'MOBILE_MONEY' }]);
});

it('sends nothing that the page did not show, says so, and waits for another press', async () => {
  keep({ amount: '20', currency: 'EUR' });
  const page = openDonationPage();
  page.press('pay');
  await page.arrive();
  expect(sent()).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(/rien n’a été envoyé.*20\s€.*Mobile Money/);
  expect(page.shown()).toEqual({ amount: 20, currency: 'EUR', channel: 'MOBILE_MONEY' });
  await act(async () => page.press('pay'));
  expect(sent()).toMatchObject([{ amount: 20, currency: 'EUR', channels: 'MOBILE_MONEY' }]);
});

it('waits for another press where something was typed after the press', async () => {
  const page = openDonationPage();
  page.type('500');
  page.press('pay');
  page.type('5000');
  await page.arrive();
  expect(sent()).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(/5\s000\sFCFA/);
});

it('opens the card tab pressed last, and pays by it only once it was seen', async () => {
  const customer = Object.fromEntries(Object.keys(emptyDraft.customer).map((field) => [field, '+1']));
  keep({ customer });
  const page = openDonationPage();
  page.type('500');
  page.press('CREDIT_CARD');
  page.press('pay');
  await page.arrive();
  expect(page.shown().channel).toBe('CREDIT_CARD');
  expect(sent()).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('Carte de Crédit');
});

it('answers several early presses on Pay once', async () => {
  const page = openDonationPage();
  page.press('pay');
  page.type('500');
  page.press('pay');
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount: 500 }]);
});

it('says that the amount is missing where none was typed, kept or pressed', async () => {
  const page = openDonationPage();
  page.press('pay');
  await page.arrive();
  expect(sent()).toEqual([]);
  expect(document.activeElement).toHaveAttribute('name', 'amount');
});

it('shows a kept draft where nothing was typed or pressed', async () => {
  keep({ amount: '20', currency: 'EUR', channel: 'CREDIT_CARD' });
  const page = openDonationPage();
  await page.arrive();
  expect(page.shown()).toEqual({ amount: 20, currency: 'EUR', channel: 'CREDIT_CARD' });
});
