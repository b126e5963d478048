/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { run } from 'axe-core';
import { writeHostedPage, writeReturnPage, writeUnknownPage } from './hostedPage';
import type { Page } from './page';
import type { Payment } from './payments';

const payment: Payment = {
  provider: 'test',
  transactionId: '12345678',
  amount: 5000,
  currency: 'XAF',
  description: '<script>document.title = "taken"</script> & "others"',
  language: 'fr',
  notifyUrl: 'https://example.org/cinetpay-notify',
  returnUrl: 'https://example.org/cinetpay-return',
  channel: 'CREDIT_CARD',
  token: 'abcdef',
  state: 'created',
  changedAt: 0,
  own: {},
};

const returnForm = { method: 'get', action: payment.returnUrl, fields: [['reference', '12345678']] } as const;

async function show(page: Page): Promise<void> {
  const { documentElement, head, body } = new DOMParser().parseFromString(String(await page), 'text/html');
  document.documentElement.lang = documentElement.lang;
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
}

it.each([
  [
    'fr',
    'Simulateur de paiement — aucun argent réel',
    ['Accepter le paiement', 'Refuser le paiement', 'Annuler', 'Laisser en attente', 'Fermer sans revenir'],
    'Carte bancaire',
  ],
  [
    'en',
    'Payment simulator — no real money',
    ['Accept the payment', 'Refuse the payment', 'Cancel', 'Leave pending', 'Close without returning'],
    'Bank card',
  ],
] as const)(
  'the hosted page in "%s" shows the simulator banner, the buttons and the channel',
  async (language, banner, buttons, channel) => {
    await show(writeHostedPage({ ...payment, language }));
    expect(document.documentElement).toHaveAttribute('lang', language);
    expect(screen.getByRole('banner')).toHaveTextContent(banner);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
    expect(screen.getByText(channel)).toBeInTheDocument();
  },
);

it('the hosted page formats the amount in the language of the payer', async () => {
  await show(writeHostedPage(payment));
  expect(screen.getByText('Montant').nextElementSibling).toHaveTextContent(/^5 000 FCFA$/);
});

it('the hosted page escapes the description', async () => {
  await show(writeHostedPage(payment));
  expect(screen.getByText('Objet').nextElementSibling).toHaveTextContent(payment.description);
  expect(document.querySelector('main script')).toBeNull();
});

it('the hosted page of a pending payment says so and still takes a decision', async () => {
  await show(writeHostedPage({ ...payment, state: 'pending' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paiement en attente');
  expect(screen.getByRole('button', { name: 'Accepter le paiement' })).toBeInTheDocument();
});

it.each([
  ['the checkout page', writeHostedPage(payment)],
  ['the return page', writeReturnPage({ ...payment, state: 'accepted' }, returnForm, { byItself: false })],
  ['an unknown payment', writeUnknownPage()],
])('axe finds no violation on %s', async (_page, text) => {
  await show(text);
  // jsdom computes no colours.
  const { violations } = await run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});
