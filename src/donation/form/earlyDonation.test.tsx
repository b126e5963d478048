/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { openDonationPage } from '../../testing/donationPage';
import { serveAssets } from '../../testing/serveAssets';
import { emptyDraft } from '../rules/donation';

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
// Without a body: the script loader's own requests.
const sent = () => send.mock.calls.flatMap(([, init]) => (init?.body ? JSON.parse(String(init.body)) : []));

beforeEach(() => {
  send.mockReset().mockReturnValue(new Promise(() => {}));
  globalThis.fetch = serveAssets(send);
  // jsdom has no IntersectionObserver: for the script loader, nothing is visible.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  sessionStorage.clear();
});

const keep = (draft: object) => sessionStorage.setItem('donation-draft', JSON.stringify({ ...emptyDraft, ...draft }));

it('a replayed click sends the currency that the page showed, not the stored draft’s', async () => {
  keep({ amount: '20', currency: 'EUR' });
  const page = openDonationPage();
  page.type('5000');
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount: 5000, currency: 'XAF' }]);
});

it('a replayed click sends the amount typed after a suggestion was chosen', async () => {
  const page = openDonationPage();
  page.press(1);
  page.type('500');
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount: 500, currency: 'XAF' }]);
  expect(page.shown().amount).toBe(500);
});

it('a suggested amount is shown before hydration and sent by the replayed click', async () => {
  const page = openDonationPage();
  page.type('500');
  page.press(1);
  const { amount } = page.shown();
  expect(amount).toBeGreaterThan(500);
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount, currency: 'XAF' }]);
});

it('a replayed click pays by the tab that the page showed, not the stored draft’s', async () => {
  keep({ channel: 'CREDIT_CARD' });
  const page = openDonationPage();
  page.type('5000');
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount: 5000, channels: 'MOBILE_MONEY' }]);
});

it('a replayed click sends nothing that the page did not show, says so and waits for another click', async () => {
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

it('input after the click on Pay makes the form wait for another click', async () => {
  const page = openDonationPage();
  page.type('500');
  page.press('pay');
  page.type('5000');
  await page.arrive();
  expect(sent()).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(/5\s000\sFCFA/);
});

it('replay opens the card tab chosen last, and waits for another click to pay by it', async () => {
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

it('several queued clicks on Pay send one request', async () => {
  const page = openDonationPage();
  page.press('pay');
  page.type('500');
  page.press('pay');
  page.press('pay');
  await page.arrive();
  expect(sent()).toMatchObject([{ amount: 500 }]);
});

it('a replayed click without any amount focuses the amount field', async () => {
  const page = openDonationPage();
  page.press('pay');
  await page.arrive();
  expect(sent()).toEqual([]);
  expect(document.activeElement).toHaveAttribute('name', 'amount');
});

it('hydration restores a stored draft when nothing was queued', async () => {
  keep({ amount: '20', currency: 'EUR', channel: 'CREDIT_CARD' });
  const page = openDonationPage();
  await page.arrive();
  expect(page.shown()).toEqual({ amount: 20, currency: 'EUR', channel: 'CREDIT_CARD' });
});
