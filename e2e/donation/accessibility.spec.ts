import { paymentStates } from '../../src/donation/checkPayment';
import { languages } from '../../src/i18n/languages';
import { expect, test } from '../fixtures';
import { checkNarrowAndWide, openEnding } from '../payment/journey';
import { openForm } from './form';

// axe reads hundreds of elements several times over.
test.slow();

for (const language of languages) {
  test.describe(`at 360 and 1280 px in ${language} axe finds nothing wrong`, () => {
    test('with the form: an amount that is wrong, a card to fill in, a card that is not filled in', async ({
      page,
    }) => {
      const form = await openForm(page, language);
      await form.pay.click();
      await expect(form.amount).toBeFocused();
      await checkNarrowAndWide(page);
      await form.cardTab.click();
      await expect(form.field('customer_name')).toBeVisible();
      await checkNarrowAndWide(page);
      await form.amount.fill('1000');
      await form.pay.click();
      await expect(form.field('customer_name')).toBeFocused();
      await checkNarrowAndWide(page);
    });

    test.describe('once the provider has answered', () => {
      test.use({ expectedProblems: ['cookie: donation_check of localhost'] });

      test('on every page that a payment ends at', async ({ page, baseURL }) => {
        for (const state of [undefined, ...paymentStates]) {
          await openEnding(page, baseURL, state, language);
          await checkNarrowAndWide(page);
        }
      });
    });
  });
}
