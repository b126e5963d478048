import { customer } from '../../src/testing/providerFake';
import { errorTexts, fillCard, openForm, readCard } from '../donation/form';
import { sites } from '../support/content';
import { expect, paymentTraffic, test } from './fixtures';
import { pay } from './journey';

test.describe('when the provider fails,', () => {
  // Firefox reports a dropped connection as `CORS`.
  test.use({
    expectedProblems: [
      ...paymentTraffic,
      'answer 400: http://127',
      'net::ERR_EMPTY_RESPONSE',
      'net::ERR_FAILED',
      /CORS/,
    ],
  });

  // useDonation.test.tsx tests every other answer.
  test('a dropped connection shows the error and other ways to donate, keeps the form, and can be retried', {
    tag: '@engines',
  }, async ({ page, emulator }) => {
    const form = await openForm(page);
    const { label } = sites.fr;
    await fillCard(form);
    await form.amount.fill('1000');
    await emulator.configure({ init: { kind: 'dropped' } });
    await form.pay.click();
    const { title, message } = errorTexts('network');
    await expect(form.toasts).toHaveText(title + message);
    await expect(form.whole.getByText(message)).toBeVisible();
    await expect(form.pay).toHaveAttribute('aria-disabled', 'false');
    await expect(form.amount).toHaveValue('1000');
    expect(await readCard(form)).toEqual(customer);
    expect(await emulator.readRequests()).toHaveLength(1);
    await form.toasts.getByRole('button', { name: label('dialog.close') }).click();
    await expect(form.toasts).toBeEmpty();
    await form.whole.getByRole('link', { name: label('donation.otherWays') }).click();
    await expect(page.getByRole('heading', { name: label('donation.otherWays') })).toBeInViewport();
    // Simulates a POST that Firefox has repeated: the provider has created the payment, but the page has no answer.
    await emulator.configure({ init: { kind: 'usedReference', calls: 1 } });
    await pay(page, form);
  });
});
