/** @jest-environment jsdom */

import { cleanup, screen } from '@testing-library/react';
import { present } from '../../content/present/present';
import type { Loaded } from '../../shared/browser/useLoaded';
import { label, matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { blankValues } from '../device/donationStorage';
import { shownFields } from '../providers/chosenClient';
import type { FormProblem } from '../rules/donation';
import { CustomerFields } from './CustomerFields';
import type { Country } from './countries';

const loaded: Loaded<Country[]> = { status: 'loaded', value: [{ code: 'CM', name: 'Cameroun' }] };
const stateHint = label('donation.hint.state', { code: 'CM' });
const { CREDIT_CARD: fields = { all: [], optional: [] } } = shownFields;
const texts = present(loadFixtureContent(), 'fr').sections.donation;

function show(problem?: FormProblem, countries: Loaded<Country[]> = loaded, customer = blankValues.customer) {
  renderInLanguage(
    <CustomerFields texts={texts} fields={fields} customer={customer} problem={problem} countries={countries} />,
  );
  return screen.getByRole<HTMLInputElement>('textbox', { name: texts.customer.customer_state });
}

it('a field with an error is described by the error, then by its hint', () => {
  expect(show({ reason: 'customer', fields: ['customer_state'] })).toHaveAccessibleDescription(
    `${label('error.required')} ${stateHint}`,
  );
});

it('a short error comes before its field, which it is drawn in, and a long one below it', () => {
  const fields: FormProblem['fields'] = ['customer_state'];
  const [name] = show({ reason: 'customer', fields }).labels ?? [];
  expect(name?.nextElementSibling).toHaveTextContent(label('error.required'));
  cleanup();
  expect(show({ reason: 'length', fields }).nextElementSibling?.id).toMatch(/-error$/);
});

it('autofilled text that is too long for a field gets its error there', () => {
  expect(show({ reason: 'length', fields: ['customer_state'] })).toHaveAccessibleDescription(
    `${label('error.tooLong', { most: 2 })} ${stateHint}`,
  );
});

it('the card form says why it asks, and that nothing is kept', () => {
  show();
  expect(screen.getByText(matchLabel('donation.fieldsUse'))).toBeVisible();
});

it.each([
  ['FR', label('donation.hint.state', { code: 'FR' })],
  // The states of these countries have codes of their own.
  ['US', ''],
  ['CA', ''],
])('with the country %s, the hint of the region is %j', (country, hint) => {
  const customer = { ...blankValues.customer, customer_country: country };
  expect(show(undefined, loaded, customer)).toHaveAccessibleDescription(hint);
});

it.each([
  ['customer_name', { autocomplete: 'family-name' }],
  ['customer_surname', { autocomplete: 'given-name' }],
  ['customer_phone_number', { type: 'tel', autocomplete: 'tel', placeholder: '+237XXXXXXXXX' }],
  ['customer_email', { type: 'email', autocomplete: 'email' }],
  ['customer_address', { autocomplete: 'address-line1' }],
  ['customer_city', { autocomplete: 'address-level2' }],
  ['customer_country', { autocomplete: 'country' }],
  ['customer_state', { autocomplete: 'address-level1', maxlength: '2' }],
  ['customer_zip_code', { autocomplete: 'postal-code', maxlength: '5' }],
  ['customer_id', { autocomplete: 'off', 'aria-required': 'false' }],
] as const)('%s selects the keyboard, autofill and length, and says whether it is required', (name, attributes) => {
  show();
  const field = screen.getByLabelText(texts.customer[name].replace(/\s/g, ' '));
  for (const [attribute, value] of Object.entries({ 'aria-required': 'true', ...attributes })) {
    expect(field).toHaveAttribute(attribute, value);
  }
});

it('the fields are there while the countries load, and say so in the list', () => {
  show(undefined, { status: 'loading' });
  expect(screen.getByRole('option')).toHaveTextContent(label('donation.loadingCountries'));
  expect(screen.getAllByRole('textbox')).toHaveLength(9);
});
