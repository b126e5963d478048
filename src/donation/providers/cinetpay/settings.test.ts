import { customerFields } from '../../rules/donation';
import { fieldsOf } from './client';
import { readSecretKey, readSettings } from './settings';

const keys = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

it.each([undefined, ''])('readSettings falls back to the provider’s address for the URL %j', (url) => {
  expect(readSettings({ ...keys, GATSBY_CINETPAY_URL: url })).toEqual({
    url: 'https://api-checkout.cinetpay.com/v2/payment',
    apiKey: 'key',
    siteId: '123',
  });
});

it('settings are trimmed', () => {
  const spaced = { GATSBY_CINETPAY_API_KEY: ' key\n', GATSBY_CINETPAY_SITE_ID: ' 123\n' };
  expect(readSettings({ ...spaced, GATSBY_CINETPAY_URL: ' http://localhost/\n' })).toEqual({
    url: 'http://localhost/',
    apiKey: 'key',
    siteId: '123',
  });
  expect(readSettings({ ...spaced, GATSBY_CINETPAY_API_KEY: ' \n' })).toBeUndefined();
});

it.each([
  [' secret\n', 'secret'],
  [' \n', undefined],
  [undefined, undefined],
])('readSecretKey reads %j as %s', (text, key) => {
  expect(readSecretKey({ CINETPAY_SECRET_KEY: text })).toBe(key);
});

it('readSettings uses the URL that is set', () => {
  const provider = readSettings({ ...keys, GATSBY_CINETPAY_URL: 'http://localhost:8890/v2/payment' });
  expect(provider?.url).toBe('http://localhost:8890/v2/payment');
});

it.each([
  ['API key', { GATSBY_CINETPAY_SITE_ID: '123' }],
  ['site identifier', { GATSBY_CINETPAY_API_KEY: 'key' }],
  ['API key’s text', { ...keys, GATSBY_CINETPAY_API_KEY: '' }],
  ['site identifier’s text', { ...keys, GATSBY_CINETPAY_SITE_ID: '' }],
])('readSettings returns undefined without the %s', (_, variables) => {
  expect(readSettings(variables)).toBeUndefined();
});

it('a card asks for all details of the donor, Mobile Money for none', () => {
  expect(fieldsOf).toEqual({ CREDIT_CARD: { all: customerFields, optional: ['customer_id'] } });
});
