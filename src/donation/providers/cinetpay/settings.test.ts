import { readCinetpaySettings } from './settings';

const keys = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

it.each([undefined, '', ' \n'])('readCinetpaySettings falls back to the provider’s address for the URL %j', (url) => {
  expect(readCinetpaySettings({ ...keys, GATSBY_CINETPAY_URL: url })).toEqual({
    url: 'https://api-checkout.cinetpay.com/v2/payment',
    apiKey: 'key',
    siteId: '123',
  });
});
