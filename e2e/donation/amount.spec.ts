import { expect, test } from '../fixtures';
import { openForm, payText } from './form';

test('an amount in the URL fills the form, but does not overwrite later input', async ({ page }) => {
  const form = await openForm(page, 'fr', '?montant=5000');
  await expect(form.whole).toBeInViewport();
  await expect(form.amount).toHaveValue('5000');
  await expect(form.pay).toHaveText(payText('5 000 FCFA'));
  await form.amount.fill('700');
  await page.reload();
  await expect(form.amount).toHaveValue('700');
  await expect(form.pay).toHaveText(payText('700 FCFA'));
});
