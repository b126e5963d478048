import { expect } from '@playwright/test';
import { cinetpayV1Labels } from '../../src/donation/providers/cinetpay-v1/labels';
import { pay } from '../support/paymentJourney';
import { fillIn, readForm, testWith } from './providerSite';

const test = testWith('cinetpay-v1');

test('the pages start payments by the site’s function, and say why they ask for names', ({ site: { project } }) => {
  const { script } = readForm(project);
  expect(script).toContain('/donation-start');
  expect(script).not.toContain('site_id');
  const html = project.read('public/index.html');
  expect(html).toContain('connect-src &#x27;self&#x27;;');
  expect(html).toContain(cinetpayV1Labels.fr['donation.fieldsUse'].replace('{{provider}}', 'CinetPay'));
});

test('the cookies of a payment are sent to the return address alone', async ({ page, context, served }) => {
  await pay(page, await fillIn(page));
  const listCookies = async (path: string) =>
    (await context.cookies(`${served.url}${path}`)).map(({ name }) => name.replace(/\d+/, '')).sort();
  expect(await listCookies('/cinetpay-return')).toEqual(['donation_early_', 'donation_language']);
  expect(await listCookies('/')).toEqual([]);
});
