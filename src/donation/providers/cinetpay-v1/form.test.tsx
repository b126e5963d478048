/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAmount, payButton, resetDonationForm, send, showDonationForm } from '../../../testing/donationForm';
import { matchLabel } from '../../../testing/label';
import { createDraft, saveDraft } from '../../form/donationStorage';
import { named } from '../providerFake';
import { labels } from './labels';

// As the bundlers do for a site that has chosen this provider.
jest.mock('../current', () => jest.requireActual('./client'));
jest.mock('../../../testing/loadFixtureContent', () => {
  const { loadFixtureContent } = jest.requireActual('../../../testing/loadFixtureContent');
  return { loadFixtureContent: () => loadFixtureContent({ GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1' }) };
});

beforeEach(() => {
  resetDonationForm();
  send.mockResolvedValue({ json: async () => ({ status: 'failed', reason: 'refused' }) } as Response);
});

/** In the words of this provider, whatever the pages' labels say. */
const ownLabel = (key: keyof typeof labels.fr) =>
  labels.fr[key].replace('{{provider}}', 'CinetPay').replaceAll('e-mail', 'e-\u2060mail');

/** What was sent, without the script loader's own requests. */
const sent = () =>
  send.mock.calls.flatMap(([path, init]) => (init?.body ? { path, ...JSON.parse(String(init.body)) } : []));

const field = (name: string) => screen.getByRole('textbox', { name });

async function fillIn(): Promise<void> {
  enterAmount('1000');
  await userEvent.type(field('Nom'), 'Ngo');
  await userEvent.type(field('Prénom'), 'Ada');
  await userEvent.type(field('E-mail'), 'ada@example.org');
}

it('Mobile Money asks for name and e-mail, says why, and is the only way', () => {
  showDonationForm();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Mobile Money']);
  const panel = within(screen.getByRole('tabpanel'));
  const fields = panel.getAllByRole('textbox');
  expect(fields.map((each) => each.getAttribute('name'))).toEqual([
    'customer_name',
    'customer_surname',
    'customer_email',
  ]);
  for (const each of fields) expect(each).toBeRequired();
  expect(panel.getByText(ownLabel('donation.fieldsUse'))).toBeVisible();
});

it('the account’s currency is the only one', () => {
  showDonationForm();
  const options = within(screen.getByRole('combobox', { name: 'Devise' })).getAllByRole('option');
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['XAF']);
});

it('a donation goes to the site’s function, with what the provider demands', async () => {
  showDonationForm();
  await fillIn();
  await userEvent.click(payButton());
  expect(sent()).toEqual([
    {
      path: '/donation-start',
      donation: { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY', customer: named },
      reference: expect.stringMatching(/^\d{1,8}$/),
      language: 'fr',
    },
  ]);
  expect(await screen.findByText(matchLabel('donation.notStarted.refused'))).toBeVisible();
});

it('missing fields are named, and what is typed is kept in the tab', async () => {
  showDonationForm();
  enterAmount('1000');
  await userEvent.type(field('Nom'), 'N');
  await userEvent.click(payButton());
  expect(sent()).toEqual([]);
  expect(await screen.findByText(ownLabel('error.customer.message'))).toBeVisible();
  expect(field('Nom')).toHaveAccessibleDescription(ownLabel('error.required'));
  expect(field('Nom')).toHaveFocus();
  expect(JSON.parse(sessionStorage.getItem('donation-draft') ?? '')).toMatchObject({
    customer: { customer_name: 'N' },
  });
});

it('an amount that is too small gets an offer', () => {
  showDonationForm();
  enterAmount('100');
  expect(screen.getByText(ownLabel('donation.offers'))).toBeVisible();
  expect(screen.getByRole('button', { name: /^300\sFCFA$/ })).toBeVisible();
});

it('a draft for another provider keeps what this one takes', () => {
  const customer = { ...createDraft().customer, customer_name: 'Ngo' };
  saveDraft({ amount: '20', currency: 'EUR', channel: 'CREDIT_CARD', customer });
  showDonationForm();
  // 20 euros must not become 20 francs.
  expect(screen.getByLabelText('Montant du don')).toHaveValue('');
  expect(screen.getByLabelText('Nom')).toHaveValue('Ngo');
  expect(screen.getByRole('combobox', { name: 'Devise' })).toHaveValue('XAF');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Mobile Money');
});
