import { expect } from '@playwright/test';
import { fillIn, readForm, testWith } from '../../../../e2e/builds/providerSite';
import { errorTexts } from '../../../../e2e/donation/form';
import { pay } from '../../../../e2e/payment/journey';
import { fake } from './fake';
import { labels } from './labels';

const test = testWith('cinetpay-v1');

test('the pages start payments by the site’s function, and say why they ask for names', ({ site: { project } }) => {
  const { script } = readForm(project);
  expect(script).toContain('/donation-start');
  expect(script).not.toContain('site_id');
  const html = project.read('public/index.html');
  expect(html).toContain("connect-src 'self';");
  expect(html).toContain(labels.fr['donation.fieldsUse'].replace('{{provider}}', 'CinetPay'));
});

test('the donor’s browser keeps the start for the return alone', async ({ page, context, served }) => {
  await pay(page, await fillIn(page));
  const kept = async (path: string) =>
    (await context.cookies(`${served.url}${path}`)).map(({ name }) => name.replace(/\d+/, '')).sort();
  expect(await kept('/cinetpay-return')).toEqual(['donation_early', 'donation_language', 'donation_start_']);
  expect(await kept('/')).toEqual([]);
});

test('a token that has expired is renewed without the donor seeing it', async ({ page, emulator }) => {
  await emulator.configure({ init: { kind: 'tokenExpired', calls: 1 } });
  await pay(page, await fillIn(page));
  expect((await emulator.read()).payments).toHaveLength(1);
});

test('a refused address is told as a refusal, and what is typed is kept', async ({ page, emulator }) => {
  await emulator.configure({ init: { kind: 'addressRefused' } });
  const form = await fillIn(page);
  await form.pay.click();
  await expect(form.whole.getByText(errorTexts('refused').message)).toBeVisible();
  await expect(form.field('customer_name')).toHaveValue(fake.details.customer_name);
  expect((await emulator.read()).payments).toEqual([]);
});
