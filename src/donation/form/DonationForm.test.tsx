/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { label, matchLabel } from '../../testing/label';
import { blankValues, saveValues } from '../device/donationStorage';
import { form, readTexts, send, showDonationForm, startAnew } from '../testing/donationForm';
import { serveAssets } from '../testing/serveAssets';

// What the form shows. useDonation.test.tsx proves what it sends, and the errors.

beforeEach(startAnew);

it('the amount is required, has a keyboard of digits, autofill and an example with its value in euros', () => {
  showDonationForm();
  expect(form.amountField()).toBeRequired();
  expect(form.amountField()).toHaveAttribute('inputmode', 'numeric');
  expect(form.amountField()).toHaveAttribute('autocomplete', 'transaction-amount');
  expect(form.amountField()).toHaveAttribute('placeholder', '1000');
  expect(form.amountField()).toHaveAccessibleDescription(
    label('donation.example', { amount: '1\u202f000\u00a0FCFA', euro: '1,52' }),
  );
});

it('the error of an empty amount gives an example that fits the chosen currency', async () => {
  showDonationForm();
  await userEvent.click(form.payButton());
  expect(form.amountField()).toHaveAccessibleDescription(expect.stringContaining('1\u202f000.'));
  await form.chooseCurrency('EUR');
  await userEvent.click(form.payButton());
  expect(form.amountField()).toHaveAccessibleDescription(expect.stringContaining(' 20.'));
});

it('the stored country is chosen once the list has come', async () => {
  saveValues({ ...blankValues, channel: 'CREDIT_CARD', customer: { ...blankValues.customer, customer_country: 'FR' } });
  showDonationForm();
  await screen.findByRole('option', { name: 'France (FR)' });
  expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveValue('FR');
});

it('a suggested amount says what it does, where the association has written it', () => {
  showDonationForm();
  const names = screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual([
    '1\u202f000\u00a0FCFA',
    '2\u202f500\u00a0FCFA un acte de naissance',
    '5\u202f000\u00a0FCFA',
  ]);
});

it('while the donor has chosen the euro, a suggested amount also says what it costs in euros', async () => {
  showDonationForm();
  await form.chooseCurrency('EUR');
  const amount = screen.getByText(matchLabel('donation.about', { euro: '7,62' }));
  await userEvent.click(amount);
  expect(amount).not.toBeInTheDocument();
  expect(form.payButton()).toHaveTextContent('Donner 5 000 FCFA');
});

it('the list of countries is fetched when the card tab opens, not before', async () => {
  const fetched = jest.fn(serveAssets(send));
  globalThis.fetch = fetched;
  showDonationForm();
  expect(fetched).not.toHaveBeenCalled();
  await form.openCardTab();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('a list of countries that could not be fetched is fetched again by a press, and gets the focus', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  showDonationForm();
  await userEvent.click(screen.getByRole('tab', { name: 'Carte de Crédit' }));
  const retry = await screen.findByRole('button', { name: label('load.retry') });
  globalThis.fetch = serveAssets(send);
  expect(screen.getByRole('alert')).toHaveTextContent(label('donation.countriesFailed'));
  await userEvent.click(retry);
  const list = screen.getByRole('combobox', { name: 'Pays' });
  expect(list).toHaveFocus();
  await waitFor(() => expect(list).toHaveTextContent('Cameroun'));
});

it('the form offers the nearest amounts to one that CinetPay would refuse, as a hint, not an error', async () => {
  showDonationForm();
  form.enterAmount('1231');
  const hint = screen.getByText(matchLabel('donation.offers'));
  expect(hint).toBeVisible();
  // A screen reader announces it once the amount is typed to its end.
  const isHeard = () => document.querySelector('form [aria-live]')?.textContent?.includes(hint.textContent ?? '');
  expect(isHeard()).toBe(false);
  await waitFor(() => expect(isHeard()).toBe(true));
  expect(form.amountField()).toBeValid();
  expect(screen.getByRole('button', { name: /^1.230.FCFA$/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^1.235.FCFA$/ }));
  expect(form.amountField()).toHaveValue('1235');
  expect(form.payButton()).toHaveFocus();
  expect(screen.queryByText(matchLabel('donation.offers'))).not.toBeInTheDocument();
});

it('Pay names the typed amount until the form has refused it', async () => {
  showDonationForm();
  form.enterAmount('1231');
  expect(form.payButton()).toHaveTextContent('Donner 1 231 FCFA');
  await userEvent.click(form.payButton());
  expect(form.payButton()).toHaveTextContent(/^Donner$/);
});

it('a currency that CinetPay’s documents do not list is doubted once it is chosen, and francs are offered for euros', async () => {
  showDonationForm();
  await form.chooseCurrency('USD');
  expect(screen.queryByText(matchLabel('donation.currencyDoubt'))).toBeNull();
  await form.chooseCurrency('EUR');
  expect(screen.getByText(matchLabel('donation.currencyDoubt'))).toBeVisible();
  expect(form.amountField()).toHaveAttribute('placeholder', '20');
  const announced = new RegExp(`${matchLabel('donation.currencyDoubt').source} ${label('donation.inFrancs')}$`);
  expect(await screen.findByText(announced)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: label('donation.inFrancs') }));
  expect(form.amountField()).toHaveAttribute('placeholder', '1000');
  expect(form.amountField()).toHaveValue('');
  expect(form.payButton()).toHaveFocus();
  await form.chooseCurrency('EUR');
  form.enterAmount('20');
  await userEvent.click(
    screen.getByRole('button', { name: label('donation.changeTo', { amount: '13\u202f120\u00a0FCFA' }) }),
  );
  expect(form.payButton()).toHaveTextContent('Donner 13 120 FCFA');
  expect(screen.queryByText(matchLabel('donation.currencyDoubt'))).toBeNull();
  // A suggested amount stays the amount in francs that it was.
  await userEvent.click(screen.getByRole('button', { name: /^5\s000\sFCFA/ }));
  await form.chooseCurrency('EUR');
  expect(
    screen.getByRole('button', { name: label('donation.changeTo', { amount: '5\u202f000\u00a0FCFA' }) }),
  ).toBeVisible();
});

it.each([
  [/Téléphone/, '699112233', 'error.phone.message', '+237699112233', 'true'],
  // A doubtful address is not invalid.
  ['E-mail', 'jean@', 'donation.emailDoubt', 'jean@a.cm', 'false'],
] as const)(
  'the field %s is checked when it is left for another, unless it is empty',
  async (name, wrong, words, right, isInvalid) => {
    showDonationForm();
    await form.openCardTab();
    const field = screen.getByRole('textbox', { name });
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveAttribute('aria-invalid', 'false');
    await userEvent.type(field, wrong);
    expect(field).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(screen.getByRole('tab', { selected: true }));
    // An error that came now would move the pressed tab.
    expect(field).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(expect.stringMatching(matchLabel(words)));
    expect(field).toHaveAttribute('aria-invalid', isInvalid);
    // The focus is in the next field, so what screen readers say names this field.
    const said = [...document.querySelectorAll('form [aria-live]')].map(({ textContent }) => textContent);
    expect(said.join()).toMatch(new RegExp(`(Téléphone[^:]*|E-mail)\\s: .*${matchLabel(words).source}`));
    await userEvent.clear(field);
    await userEvent.type(field, right);
    await userEvent.tab();
    expect(field).toHaveAttribute('aria-invalid', 'false');
  },
);

it.each([
  ['fr', '15,24', '10\u202f000\u00a0FCFA'],
  ['en', '15.24', '10,000\u00a0FCFA'],
] as const)('the hint in %s converts an amount in African francs to euros', async (language, euro, amount) => {
  const words = label('donation.inEuro', { amount, euro }, language);
  showDonationForm(language);
  form.enterAmount('10000');
  expect(form.amountField()).toHaveAccessibleDescription(words);
  for (const [currency, hint] of [
    ['XOF', words],
    ['USD', ''],
    ['EUR', ''],
  ] as const) {
    await form.chooseCurrency(currency);
    expect(form.amountField()).toHaveAccessibleDescription(hint);
  }
});

it('the form shows no suggestions when the content has none', () => {
  const texts = { ...readTexts('fr'), suggestedAmounts: [] };
  showDonationForm('fr', texts);
  expect(screen.queryByRole('group', { name: texts.suggestions })).toBeNull();
  expect(form.amountField()).toBeInTheDocument();
});

it('the country list shows the association’s first, then all countries alphabetically with their codes', async () => {
  showDonationForm();
  await form.openCardTab();
  const options = within(screen.getByRole('combobox', { name: 'Pays' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '',
    'Cameroun (CM)',
    'Cameroun (CM)',
    'Équateur (EC)',
    'France (FR)',
  ]);
});
