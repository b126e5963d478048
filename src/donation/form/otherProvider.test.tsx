/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentClient, ShownFields } from '../providers/provider';
import { form, send, startAnew } from '../testing/donationForm';
import { openDonationPage } from '../testing/donationPage';

// A provider unlike the others: another currency and the card come first, and a card payment asks for an e-mail only,
// which is optional.
jest.mock('../providers/chosenClient', () => {
  const client: PaymentClient = jest.requireActual('../providers/cinetpay/client');
  const checkValues: PaymentClient['checkValues'] = (values) => {
    const { customer_email } = values.customer;
    if (!/^(.+@.+)?$/.test(customer_email)) return { problem: { reason: 'customer', fields: ['customer_email'] } };
    const checked = client.checkValues({ ...values, channel: 'MOBILE_MONEY' });
    if ('problem' in checked) return checked;
    return { donation: { ...checked.donation, channel: values.channel, customer: { customer_email } } };
  };
  const fields: ShownFields = { all: ['customer_email'], optional: ['customer_email'] };
  return {
    ...client,
    checkValues,
    channels: ['CREDIT_CARD', 'MOBILE_MONEY'],
    acceptedCurrencies: ['XOF', 'EUR'],
    shownFields: { CREDIT_CARD: fields },
  };
});

beforeEach(startAnew);

const suggestion = () => screen.getByRole('button', { name: /^5\s000\sFCFA/ });
const emailField = () => screen.getByRole('textbox', { name: 'E-mail' });
/** What was sent to the provider, without the script loader's own requests. */
const sent = () => send.mock.calls.flatMap(([, init]) => (init?.body ? JSON.parse(String(init.body)) : []));

it('the provider’s first channel is chosen, also after an action before hydration', async () => {
  const page = openDonationPage();
  page.type('500');
  await page.hydrate();
  expect(page.shown().channel).toBe('CREDIT_CARD');
});

it('a suggested amount is in the provider’s first currency, also after a reload', async () => {
  const page = openDonationPage();
  await page.hydrate();
  await form.chooseCurrency('EUR');
  await userEvent.click(suggestion());
  expect(page.shown()).toMatchObject({ amount: 5000, currency: 'XOF' });
  expect(suggestion()).toHaveAttribute('aria-pressed', 'true');
  const reloaded = openDonationPage();
  await reloaded.hydrate();
  expect(reloaded.shown()).toMatchObject({ amount: 5000, currency: 'XOF' });
});

it('a field that may be left blank is not required, and its error goes once it is emptied', async () => {
  await openDonationPage().hydrate();
  await userEvent.click(suggestion());
  expect(emailField()).not.toBeRequired();
  await userEvent.type(emailField(), 'ada');
  await userEvent.click(form.payButton());
  expect(emailField()).toBeInvalid();
  await userEvent.clear(emailField());
  expect(emailField()).toBeValid();
  await userEvent.click(form.payButton());
  expect(sent()).toMatchObject([{ amount: 5000, currency: 'XOF', customer_email: '' }]);
});
