import { customer, fillCard, openForm, payText, readCard } from '../donation/form';
import { expect, test } from './fixtures';
import { pay } from './journey';

test('Back from the provider’s page finds the form as it was filled, and ready', async ({ page, emulator }) => {
  const form = await openForm(page);
  await form.amount.fill('12 345');
  await form.currency.selectOption('XOF');
  await fillCard(form);
  await pay(page, form);
  await page.goBack();
  await expect(form.amount).toHaveValue('12 345');
  await expect(form.currency).toHaveValue('XOF');
  await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
  await expect(form.field('customer_name')).toBeVisible();
  expect(await readCard(form)).toEqual(customer);
  await expect(form.pay).toHaveText(payText('12 345 FCFA'));
  await expect(form.pay).toHaveAttribute('aria-disabled', 'false');
  await pay(page, form);
  expect(await emulator.readRequests()).toHaveLength(2);
});

test('Back finds what was typed over the amount of a link', async ({ page }) => {
  const form = await openForm(page, 'fr', '?montant=5000');
  await form.amount.fill('2 000');
  await pay(page, form);
  await page.goBack();
  await expect(form.pay).toHaveText(payText('2 000 FCFA'));
  await expect(form.amount).toHaveValue('2 000');
});

test('a browser that refuses to keep anything gives all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const form = await openForm(page);
  await form.amount.fill('1000');
  await pay(page, form);
});
