/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { run } from 'axe-core';
import { writeHostedPage, writeReturnPage, writeUnknownPage } from './hostedPage';
import { Orderbook } from './orders';
import type { Page } from './page';
import type { Payment } from './payments';

const payment: Payment = {
  transactionId: '12345678',
  amount: 5000,
  currency: 'XAF',
  description: '<script>document.title = "taken"</script> & "others"',
  metadata: null,
  language: 'fr',
  notifyUrl: 'https://example.org/cinetpay-notify',
  returnUrl: 'https://example.org/cinetpay-return',
  channels: ['MOBILE_MONEY', 'CREDIT_CARD'],
  token: 'abcdef',
  signature: 'opaque',
  state: 'created',
  channel: null,
  changedAt: 0,
};

const { switches: noSwitches } = new Orderbook();

async function show(page: Page): Promise<void> {
  const { documentElement, head, body } = new DOMParser().parseFromString(String(await page), 'text/html');
  document.documentElement.lang = documentElement.lang;
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
}

it.each([
  [
    'fr',
    'Simulateur CinetPay — aucun argent réel',
    ['Accepter le paiement', 'Refuser le paiement', 'Annuler', 'Laisser en attente', 'Fermer sans revenir'],
    ['Mobile Money', 'Carte bancaire'],
  ],
  [
    'en',
    'CinetPay simulator — no real money',
    ['Accept the payment', 'Refuse the payment', 'Cancel', 'Leave pending', 'Close without returning'],
    ['Mobile money', 'Bank card'],
  ],
] as const)('shows in "%s" that it simulates, and what can be chosen', async (language, banner, buttons, channels) => {
  await show(writeHostedPage({ ...payment, language }));
  expect(document.documentElement).toHaveAttribute('lang', language);
  expect(screen.getByRole('banner')).toHaveTextContent(banner);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
  const choices = within(screen.getByRole('group')).getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual(channels);
  expect(choices[0]).toBeChecked();
});

it('shows the amount as people write it', async () => {
  await show(writeHostedPage(payment));
  expect(screen.getByText('Montant').nextElementSibling).toHaveTextContent(/^5 000 FCFA$/);
});

it('shows a description as text, whatever it is', async () => {
  await show(writeHostedPage(payment));
  expect(screen.getByText('Objet').nextElementSibling).toHaveTextContent(payment.description);
  expect(document.querySelector('main script')).toBeNull();
});

it('says that a payment waits when the payer opens it again', async () => {
  await show(writeHostedPage({ ...payment, state: 'pending' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paiement en attente');
  expect(screen.getByRole('button', { name: 'Accepter le paiement' })).toBeInTheDocument();
});

it.each([
  ['the checkout page', writeHostedPage(payment)],
  ['the way back', writeReturnPage({ ...payment, state: 'accepted' }, noSwitches, { byItself: false })],
  ['an unknown payment', writeUnknownPage()],
])('is accessible: %s', async (_page, text) => {
  await show(text);
  // Colours are not computed here.
  const { violations } = await run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});
