/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { openDonationPage } from '../../testing/donationPage';
import { serveAssets } from '../../testing/serveAssets';
import { createDraft } from './donationStorage';

// The words and the focus after event replay. donationForm.model.test.tsx proves what is sent, in any order of events.

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
// Without a body: the script loader's own requests.
const sent = () => send.mock.calls.flatMap(([, init]) => (init?.body ? JSON.parse(String(init.body)) : []));

beforeEach(() => {
  send.mockReset().mockReturnValue(new Promise(() => {}));
  globalThis.fetch = serveAssets(send);
  sessionStorage.clear();
});

it('a replayed click sends nothing that the page did not show, says so and waits for another click', async () => {
  sessionStorage.setItem('donation-draft', JSON.stringify({ ...createDraft(), amount: '20', currency: 'EUR' }));
  const page = openDonationPage();
  page.press('pay');
  await page.arrive();
  expect(sent()).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(/rien n’a été envoyé.*20\s€.*Mobile Money/);
  expect(page.shown()).toEqual({ amount: 20, currency: 'EUR', channel: 'MOBILE_MONEY' });
  await act(async () => page.press('pay'));
  expect(sent()).toMatchObject([{ amount: 20, currency: 'EUR', channels: 'MOBILE_MONEY' }]);
});

it('input after the click on Pay makes the form wait for another click', async () => {
  const page = openDonationPage();
  page.type('500');
  page.press('pay');
  page.type('5000');
  await page.arrive();
  expect(sent()).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(/5\s000\sFCFA/);
});

it('several queued clicks on Pay send one request, of the amount typed last', async () => {
  const page = openDonationPage();
  page.press(1);
  page.press('pay');
  page.type('500');
  page.press('pay');
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount: 500, currency: 'XAF' }]);
});

it('values typed and a tab pressed before hydration stay', async () => {
  const page = openDonationPage();
  page.press(0);
  page.type('12 345');
  page.chooseCurrency('XOF');
  page.press('CREDIT_CARD');
  await page.arrive();
  expect(page.shown()).toEqual({ amount: 12_345, currency: 'XOF', channel: 'CREDIT_CARD' });
});

it('a replayed click without any amount focuses the amount field', async () => {
  const page = openDonationPage();
  page.press('pay');
  await page.arrive();
  expect(sent()).toEqual([]);
  expect(document.activeElement).toHaveAttribute('name', 'amount');
});
