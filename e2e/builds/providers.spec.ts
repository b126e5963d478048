import { expect } from '@playwright/test';
import { providers } from '../../src/donation/providers/server/registry';
import { formatAmount } from '../../src/donation/rules/amount';
import { emulatorVariables } from '../../tools/paymentVariables';
import { decide, expectOutcome, pay } from '../support/paymentJourney';
import { fillIn, readForm, testWith } from './providerSite';

// Donations with every provider but the first, which the journeys outside this folder use. everyProvider.test.ts tests
// refusals and notifications; a provider's own journeys are in a file of its name.

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
      });
    }

    test('a later build without GATSBY_PAYMENT_PROVIDER uses the specified provider again', async ({ site }) => {
      test.setTimeout(600_000);
      const { script } = readForm(site.project);
      await site.build();
      const again = readForm(site.project);
      expect([again.currencies, again.channels]).toEqual([first?.client.acceptedCurrencies, first?.client.channels]);
      expect(again.script).not.toBe(script);
    });
  });
}
