import { sites } from '../content';
import { expect, test } from '../fixtures';
import { customer, errorTexts, fillCard, openForm, readCard, toastText } from './form';

// The guard proves that nothing is sent: it fails on requests to the provider's origin.

test('an invalid amount shows an error beside its field, which gets the focus, and in a toast', async ({ page }) => {
  const form = await openForm(page, 'en');

  await test.step('toasts appear once in an existing polite live region and can be dismissed', async () => {
    const texts = errorTexts('amount', 'en');
    await expect(form.toasts).toHaveAttribute('aria-live', 'polite');
    await expect(form.toasts).toBeEmpty();
    const region = await form.toasts.elementHandle();
    for (const _press of ['first', 'second']) {
      await form.pay.click();
      await expect(form.toasts).toHaveText(toastText(texts));
      expect(await region?.textContent()).toBe(toastText(texts));
    }
    await form.toasts.getByRole('button', { name: sites.en.label('dialog.close') }).click();
    await expect(form.toasts).toBeEmpty();
    await expect(form.whole.getByText(texts.message)).toBeVisible();
  });

  await test.step('the error stays beside the field until it changes', async () => {
    const texts = errorTexts('amount', 'en');
    await form.amount.fill('0,5');
    await expect(form.amount).not.toHaveAttribute('aria-invalid', 'true');
    await expect(form.whole.getByText(texts.message)).toBeHidden();
    await form.pay.click();
    await expect(form.toasts).toHaveText(toastText(texts));
    await expect(form.amount).toHaveAccessibleDescription(texts.message);
    await expect(form.amount).toHaveAttribute('aria-invalid', 'true');
    await expect(form.amount).toBeFocused();
    await expect(form.amount).toHaveValue('0,5');
  });
});

test('a card donation is validated by amount, then missing customer fields, then phone number', {
  tag: '@engines',
}, async ({ page }) => {
  const form = await openForm(page);

  await test.step('the amount is checked before the customer, and the customer before the phone number', async () => {
    await fillCard(form, { customer_phone_number: '699123456', customer_zip_code: '' });
    await form.pay.click();
    await expect(form.toasts).toHaveText(toastText(errorTexts('amount')));
    await expect(form.amount).toBeFocused();
    await form.amount.fill('1000');
    await form.pay.click();
    // The previous toast is removed.
    await expect(form.toasts).toHaveText(toastText(errorTexts('customer')));
    await expect(form.field('customer_zip_code')).toBeFocused();
  });

  await test.step('every missing field is marked, and the first gets the focus below the top bar', async () => {
    await form.field('customer_name').fill('  ');
    await form.field('customer_country').selectOption('');
    await form.pay.click();
    await expect(form.toasts).toHaveText(toastText(errorTexts('customer')));
    for (const name of ['customer_name', 'customer_country', 'customer_zip_code'] as const) {
      await expect(form.field(name), name).toHaveAttribute('aria-invalid', 'true');
      await expect(form.field(name), name).toHaveAccessibleDescription(sites.fr.label('error.required'));
    }
    await expect(form.whole.locator('[aria-invalid=true]')).toHaveCount(3);
    await expect(form.field('customer_name')).toBeFocused();
    await expect(async () => {
      const bar = await page.getByRole('banner').boundingBox();
      const label = await form.whole.getByText(sites.fr.home.sections.donation.customer.customer_name, { exact: true });
      expect((await label.boundingBox())?.y, 'its label').toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }).toPass();
    await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a phone number without a leading plus is refused, and all input stays', async () => {
    const texts = errorTexts('phone');
    await fillCard(form, { customer_phone_number: '699123456' });
    await form.pay.click();
    await expect(form.toasts).toHaveText(toastText(texts));
    await expect(form.field('customer_phone_number')).toHaveAccessibleDescription(texts.message);
    await expect(form.field('customer_phone_number')).toBeFocused();
    await expect(form.whole.locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(form.amount).toHaveValue('1000');
    expect(await readCard(form)).toEqual({ ...customer, customer_phone_number: '699123456' });
  });
});
