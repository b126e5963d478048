/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAmount, payButton, resetDonationForm, showDonationForm } from '../../../testing/donationForm';
import { cinetpayV1Labels } from './labels';

// As the bundlers do for a site that has chosen this provider.
jest.mock('../current', () => jest.requireActual('./client'));
jest.mock('../../../testing/loadFixtureContent', () => {
  const { loadFixtureContent } = jest.requireActual('../../../testing/loadFixtureContent');
  return { loadFixtureContent: () => loadFixtureContent({ GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1' }) };
});

beforeEach(resetDonationForm);

/** In the words of this provider, whatever the pages' labels say. */
const ownLabel = (key: keyof typeof cinetpayV1Labels.fr) =>
  cinetpayV1Labels.fr[key].replace('{{provider}}', 'CinetPay').replaceAll('e-mail', 'e-\u2060mail').replace(/\s/g, ' ');

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

it('a field that is too short is named in its own words', async () => {
  showDonationForm();
  enterAmount('1000');
  const name = screen.getByRole('textbox', { name: 'Nom' });
  await userEvent.type(name, 'N');
  await userEvent.click(payButton());
  expect(await screen.findByText(ownLabel('error.customer.message'))).toBeVisible();
  expect(name).toHaveAccessibleDescription(ownLabel('error.required'));
});

it('an amount that is too small gets an offer', () => {
  showDonationForm();
  enterAmount('100');
  expect(screen.getByText(ownLabel('donation.offers'))).toBeVisible();
  expect(screen.getByRole('button', { name: /^300\sFCFA$/ })).toBeVisible();
});
