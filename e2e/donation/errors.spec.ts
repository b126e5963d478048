import { customer } from '../../src/donation/providers/providerFake';
import { customerFields } from '../../src/donation/rules/donation';
import { sites } from '../content';
import { expect, test } from '../fixtures';
import { screens } from '../site';
import { errorTexts, fillCard, openForm, readCard, toastText } from './form';

// useDonation.test.tsx proves each error. The guard proves that nothing is sent: it fails on requests to the provider's
// origin.

test('errors of a card donation follow each other, focus their field below the top bar, and keep all input', {
  tag: '@engines',
}, async ({ page }) => {
  const form = await openForm(page);

  await test.step('an invalid amount is announced in a live region that exists before', async () => {
    await expect(form.toasts).toHaveAttribute('aria-live', 'polite');
    await fillCard(form, { customer_phone_number: '699123456', customer_name: '  ', customer_zip_code: '' });
    await form.pay.click();
    await expect(form.toasts).toHaveText(toastText(errorTexts('amount')));
    await expect(form.amount).toBeFocused();
  });

  await test.step('the first missing field gets the focus, with its label below the top bar', async () => {
    await form.amount.fill('1000');
    await form.pay.click();
    // The previous toast is removed.
    await expect(form.toasts).toHaveText(toastText(errorTexts('customer')));
    await expect(form.whole.locator('[aria-invalid=true]')).toHaveCount(2);
    await expect(form.field('customer_name')).toBeFocused();
    await expect(async () => {
      const bar = await page.getByRole('banner').boundingBox();
      const label = await form.whole.getByText(sites.fr.donation.customer.customer_name, { exact: true });
      expect((await label.boundingBox())?.y, 'its label').toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }).toPass();
  });

  await test.step('a phone number without a leading plus is refused, and all input stays', async () => {
    await fillCard(form, { customer_phone_number: '699123456' });
    await form.pay.click();
    await expect(form.toasts).toHaveText(toastText(errorTexts('phone')));
    await expect(form.field('customer_phone_number')).toBeFocused();
    await expect(form.amount).toHaveValue('1000');
    expect(await readCard(form)).toEqual({ ...customer, customer_phone_number: '699123456' });
  });
});

test('on a phone, no field that Tab reaches lies under the message of an error', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const form = await openForm(page);
  await form.amount.fill('1000');
  await form.cardTab.click();
  await form.pay.click();
  const message = form.toasts.locator('> *');
  await expect(message).toHaveCount(1);
  // It stays while it is pointed at.
  await message.hover();
  for (const name of customerFields) {
    const field = form.field(name);
    await expect(field).toBeFocused();
    await expect(async () => {
      const [reached, above] = await Promise.all([field.boundingBox(), message.boundingBox()]);
      expect((reached?.y ?? 0) + (reached?.height ?? 0), name).toBeLessThanOrEqual(above?.y ?? 0);
    }).toPass();
    await page.keyboard.press('Tab');
  }
});
