import { customer } from '../../src/donation/providers/providerFake';
import { expect, test } from '../fixtures';
import { changeLanguage, type DonationForm, fillCard, findForm, openForm, payText, readCard } from './form';

async function expectInput(form: DonationForm): Promise<void> {
  await expect(form.amount).toHaveValue('12 345');
  await expect(form.currency).toHaveValue('XOF');
  await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
  // Once its list is there.
  await expect(form.field('customer_country')).toHaveValue(customer.customer_country);
  expect(await readCard(form)).toEqual(customer);
}

test('the donation form keeps its input across languages, a reload and another page', async ({ page }) => {
  const form = await openForm(page);
  await form.amount.fill('12 345');
  await form.currency.selectOption('XOF');
  await fillCard(form);

  await test.step('after a change of language and back', async () => {
    await changeLanguage(page, 'en');
    await expectInput(findForm(page, 'en'));
    await expect(findForm(page, 'en').pay).toHaveText(payText('12,345 FCFA', 'en'));
    await changeLanguage(page, 'fr');
    await expectInput(form);
  });

  await test.step('after a reload and a visit to another page', async () => {
    await page.reload();
    await expectInput(form);
    await page.goto('/albums/chantier/');
    await page.goBack();
    await expectInput(form);
  });
});
