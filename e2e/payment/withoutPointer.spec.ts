import type { Locator } from '@playwright/test';
import { customerFields } from '../../src/donation/rules/donation';
import { customer } from '../../src/donation/testing/testPayment';
import { buttons } from '../../tools/emulator/payments';
import { openForm } from '../support/donationForm';
import { expect, test } from '../support/paymentFixtures';
import { expectOutcome, expectProviderPage } from '../support/paymentJourney';

test('a donation works with the keyboard alone: the tabs are one stop, and the fields follow the page order', async ({
  page,
  emulator,
}) => {
  const form = await openForm(page);
  const expectChosen = async (chosen: Locator, other: Locator) => {
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveAttribute('tabindex', '0');
    await expect(other).toHaveAttribute('aria-selected', 'false');
    await expect(other).toHaveAttribute('tabindex', '-1');
    const panel = page.locator(`[id="${await chosen.getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('aria-labelledby', String(await chosen.getAttribute('id')));
  };

  await test.step('mobile money has no field between the tabs and Pay, which Space activates', async () => {
    await form.amount.focus();
    await page.keyboard.press('Tab');
    await expect(form.currency).toBeFocused();
    await page.keyboard.press('Tab');
    await expectChosen(form.mobileMoneyTab, form.cardTab);
    await page.keyboard.press('Tab');
    await expect(form.pay).toBeFocused();
    await page.keyboard.press('Space');
    await expect(form.amount).toBeFocused();
    await expect(form.amount).toHaveAttribute('aria-invalid', 'true');
  });

  await form.whole.locator('fieldset').getByRole('button').last().press('Enter');

  await test.step('the arrows move between the tabs', async () => {
    await form.currency.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expectChosen(form.cardTab, form.mobileMoneyTab);
    await page.keyboard.press('ArrowRight');
    await expectChosen(form.mobileMoneyTab, form.cardTab);
    await page.keyboard.press('ArrowLeft');
    await expectChosen(form.cardTab, form.mobileMoneyTab);
    await expect(form.field('customer_name')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.field('customer_name')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(form.cardTab).toBeFocused();
  });

  for (const name of customerFields) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(name === 'customer_country' ? 'Gabon' : customer[name]);
  }
  await page.keyboard.press('Enter');
  await expectProviderPage(page);
  expect(await emulator.readRequests()).toMatchObject([
    { ...customer, amount: 10_000, channels: 'CREDIT_CARD', customer_country: 'GA' },
  ]);
  await page.getByRole('button', { name: buttons.accept }).press('Enter');
  await expectOutcome(page, 'accepted');
});
