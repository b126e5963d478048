import * as country from './country';
import { providers } from './donation/providers/server/registry';
import * as ofTests from './testing/country';

// The first test checks the values of docs/specification.md, sections 5, 8 and 9; another association has other values.
it('the currencies and the phone format are those of the specification', () => {
  expect(country.currencies).toEqual(['XAF', 'XOF', 'EUR', 'USD']);
  expect(country.phoneFormat).toBe('+237XXXXXXXXX');
});

it('the values of the country agree with each other', () => {
  const digits = country.localPhoneExample.replace(/\D/g, '');
  expect(digits).toHaveLength(country.localPhoneLength);
  expect(country.phoneFormat).toBe(`+${country.callingCode}${'X'.repeat(country.localPhoneLength)}`);
  expect(country.mobilePhoneStarts.some((start) => digits.startsWith(start))).toBe(true);
  // The form offers a provider's least amount, which must be one that it takes. 1 stands for no minimum.
  const minimums = providers.map(({ client }) => client.likelyLimits[0]).filter((minimum) => minimum > 1);
  expect(minimums.filter((minimum) => minimum % country.francStep !== 0)).toEqual([]);
  expect(new Date().toLocaleString('fr', { timeZone: country.timeZone })).not.toBe('');
});

it('the country of the tests has every value of the site’s', () => {
  expect(Object.keys(ofTests).sort()).toEqual(Object.keys(country).sort());
});
