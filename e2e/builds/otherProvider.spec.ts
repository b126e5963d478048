import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { emulatorVariables } from '../../tools/paymentVariables';
import { type ServedSite, startSite } from '../../tools/serveSite';
import { customer, type DonationForm, errorTexts, openForm } from '../donation/form';
import { type Emulator, resetEmulator } from '../payment/emulator';
import { decide, expectOutcome, pay } from '../payment/journey';
import { makeProject, type Project } from '../temporaryProject';

const repository = resolve(__dirname, '../..');
const chosen = { GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1' };

/** The environment of the builds. The last test takes the choice away. */
const variables: Record<string, string> = {
  ...chosen,
  ...emulatorVariables('http://127.0.0.1:8890', chosen),
  PAYMENT_EMULATOR: 'on',
};

/** A build for the provider whose payments a function starts, and its server. All tests share it. */
const test = base.extend<{ emulator: Emulator }, { project: Project; served: ServedSite }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
    async ({}, use) => {
      const project = makeProject({ uploads: true, variables });
      for (const name of ['netlify', 'netlify.toml'])
        cpSync(join(repository, name), join(project.root, name), { recursive: true });
      const { exitCode, output } = await project.run('node_modules/gatsby/cli.js', 'build');
      expect(exitCode, output).toBe(0);
      await use(project);
      project.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  served: [
    async ({ project }, use) => {
      // The functions read the variables of this process.
      Object.assign(process.env, chosen);
      const served = await startSite(project.root, { port: 0, emulatorPort: 0 });
      await use(served);
      await served.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ served }, use) => use(served.url),
  emulator: async ({ request, served }, use) => use(await resetEmulator(request, String(served.emulatorUrl))),
});

async function fillIn(page: Page, amount = '1000'): Promise<DonationForm> {
  const form = await openForm(page);
  await form.amount.fill(amount);
  for (const name of ['customer_name', 'customer_surname', 'customer_email'] as const)
    await form.field(name).fill(customer[name]);
  return form;
}

test('the pages contain the chosen provider’s code, and nothing secret', ({ project }) => {
  const scripts = project.list('public').filter((name) => name.startsWith('islands-page-'));
  const published = ['index.html', 'en/index.html', ...scripts].map((name) => project.read(`public/${name}`)).join();
  expect(published).toContain('/donation-start');
  expect(published).not.toContain('site_id');
  for (const [name, value] of Object.entries(emulatorVariables('', chosen)))
    if (name.includes('KEY') || name.includes('PASSWORD')) expect(published).not.toContain(value);
  expect(project.read('public/index.html')).toContain("connect-src 'self';");
  expect(project.read('public/index.html')).toContain('name="customer_email"');
});

test('an accepted donation is thanked for, with the amount that the site has kept', async ({
  page,
  context,
  emulator,
  served,
}) => {
  const form = await fillIn(page);
  await expect(form.cardTab).toHaveCount(0);
  await pay(page, form);
  const names = (await context.cookies(`${served.url}/cinetpay-return`)).map(({ name }) => name.replace(/\d+/, ''));
  expect(names.sort()).toEqual(['donation_early', 'donation_language', 'donation_start_']);
  await decide(page, 'accept');
  await expectOutcome(page, 'accepted');
  await expect(page.getByRole('main').getByRole('definition').nth(1)).toHaveText('1 000 FCFA');
  const [payment] = (await emulator.read()).payments;
  expect(payment).toMatchObject({ amount: 1000, currency: 'XAF' });
  expect(page.url()).not.toContain(String(payment?.transactionId));
});

test('a notification before the return is taken', async ({ page, emulator }) => {
  await emulator.configure({ notify: { kind: 'beforeReturn' } });
  await pay(page, await fillIn(page));
  await decide(page, 'accept');
  await expectOutcome(page, 'accepted');
  const posts = (await emulator.read()).sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ answer }) => answer)).toEqual([200]);
});

test('a refused donation is doubted while its operator may be too early, and a pending one is watched', async ({
  page,
  emulator,
}) => {
  await test.step('refused', async () => {
    await pay(page, await fillIn(page));
    await decide(page, 'refuse');
    await expectOutcome(page, 'early');
  });
  await test.step('pending, then accepted on the phone', async () => {
    await pay(page, await fillIn(page));
    await decide(page, 'pending');
    await expectOutcome(page, 'pending');
    const payment = (await emulator.read()).payments.at(-1);
    if (!payment) throw new Error('There is no payment');
    await emulator.decide(payment, 'accept');
    await page.waitForURL('**/accepted/');
    await expectOutcome(page, 'accepted');
  });
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
  await expect(form.field('customer_name')).toHaveValue(customer.customer_name);
  expect((await emulator.read()).payments).toEqual([]);
});

test('a build of the same folder without the choice is the specified provider’s again', async ({ project }) => {
  test.setTimeout(600_000);
  Object.assign(variables, emulatorVariables('http://127.0.0.1:8890', {}), { GATSBY_PAYMENT_PROVIDER: '' });
  const { exitCode, output } = await project.run('node_modules/gatsby/cli.js', 'build');
  expect(exitCode, output).toBe(0);
  const html = project.read('public/index.html');
  expect(html).not.toContain('name="customer_email"');
  expect(html).toContain('value="EUR"');
  const [, script = ''] = /data-scripts="\S+ \/(islands-page-[\w-]+\.js)"/.exec(html) ?? [];
  expect(project.read(`public/${script}`)).toContain('site_id');
  expect(project.read(`public/${script}`)).not.toContain('/donation-start');
});
