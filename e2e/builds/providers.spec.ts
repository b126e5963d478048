import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { providers } from '../../src/donation/providers/registry';
import { formatAmount } from '../../src/donation/rules/amount';
import { emulatorVariables } from '../../tools/paymentVariables';
import { decide, expectOutcome, pay } from '../payment/journey';
import { fillIn, readForm, testWith } from './providerSite';

// The donation with every provider except the first, which all other journeys use. A provider's own journeys are in its
// folder.

const [first, ...others] = providers;

for (const { id, client, variables } of others) {
  const test = testWith(id);

  test.describe(id, () => {
    test('the pages offer what the provider takes, and contain nothing secret', ({ site: { project } }) => {
      const { currencies, channels } = readForm(project);
      expect([currencies, channels]).toEqual([client.acceptedCurrencies, client.channels]);
      const scripts = project.list('public').filter((name) => name.startsWith('islands-page-'));
      const published = ['index.html', 'en/index.html', ...scripts]
        .map((name) => project.read(`public/${name}`))
        .join();
      const values = emulatorVariables('', { GATSBY_PAYMENT_PROVIDER: id });
      for (const { name, role } of variables) if (role === 'secret') expect(published).not.toContain(values[name]);
    });

    for (const channel of client.channels) {
      test(`an accepted donation by ${channel} is thanked for, with its amount`, async ({ page, emulator }) => {
        await pay(page, await fillIn(page, channel));
        await decide(page, 'accept');
        await expectOutcome(page, 'accepted');
        const [currency = 'XAF'] = client.acceptedCurrencies;
        await expect(page.getByRole('main').getByText(formatAmount(1000, currency, 'fr'))).toBeVisible();
        const [payment] = (await emulator.read()).payments;
        expect(payment).toMatchObject({ amount: 1000, currency });
        expect(page.url()).not.toContain(String(payment?.reference));
      });
    }

    test('a notification before the return is taken', async ({ page, emulator }) => {
      await emulator.configure({ notify: { kind: 'beforeReturn' } });
      await pay(page, await fillIn(page));
      await decide(page, 'accept');
      await expectOutcome(page, 'accepted');
      const { sent } = await emulator.read();
      expect(new Set(sent.map(({ answer }) => answer))).toEqual(new Set([200]));
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
        const form = await fillIn(page);
        await form.pay.click();
        // A press within half a second of the question does not answer it.
        await setTimeout(500);
        await pay(page, { ...form, pay: form.anyway });
        await decide(page, 'pending');
        await expectOutcome(page, 'pending');
        const payment = (await emulator.read()).payments.at(-1);
        if (!payment) throw new Error('There is no payment');
        await emulator.decide(payment, 'accept');
        await page.waitForURL('**/accepted/');
        await expectOutcome(page, 'accepted');
      });
    });

    test('a build of the same folder without the choice is the specified provider’s again', async ({ site }) => {
      test.setTimeout(600_000);
      const { script } = readForm(site.project);
      await site.build();
      const again = readForm(site.project);
      expect([again.currencies, again.channels]).toEqual([first?.client.acceptedCurrencies, first?.client.channels]);
      expect(again.script).not.toBe(script);
    });
  });
}
