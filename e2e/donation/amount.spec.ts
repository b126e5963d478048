import { sites } from '../content';
import { expect, test } from '../fixtures';
import { openForm, payText } from './form';

test('the donation form replaces the other ways, and its button shows the typed or suggested amount', {
  tag: '@engines',
}, async ({ page }) => {
  const form = await openForm(page);
  await expect(form.whole).toBeVisible();
  await expect(page.getByRole('heading', { name: sites.fr.label('donation.otherWays') })).toBeHidden();
  await expect(form.amount).toHaveAttribute('placeholder', '1000');
  await expect(form.amount).toHaveAttribute('inputmode', 'numeric');
  await expect(form.amount).toHaveAttribute('autocomplete', 'transaction-amount');
  await expect(form.currency).toHaveValue('XAF');
  await expect(form.currency.getByRole('option')).toHaveText([
    'FCFA (XAF)',
    'FCFA Afrique de l’Ouest (XOF)',
    'Euro (EUR)',
    'Dollar américain (USD)',
  ]);
  await form.amount.fill('50');
  for (const [currency, amount] of [
    ['EUR', '50 €'],
    ['USD', '50 $US'],
    ['XOF', '50 FCFA'],
  ] as const) {
    await form.currency.selectOption(currency);
    await expect(form.pay).toHaveText(payText(amount));
  }
  await form.cardTab.click();
  await expect(form.pay).toHaveText(payText('50 FCFA'));

  const { suggestedAmounts } = sites.fr.home.sections.donation;
  const last = suggestedAmounts.at(-1);
  if (!last) return;
  await test.step('a suggested amount fills the field, is pressed and is in FCFA', async () => {
    await form.currency.selectOption('EUR');
    const suggestion = form.whole.locator('fieldset').getByRole('button').last();
    await suggestion.click();
    await expect(form.amount).toHaveValue(String(last.value));
    await expect(form.currency).toHaveValue('XAF');
    await expect(suggestion).toHaveAttribute('aria-pressed', 'true');
    await expect(form.pay).toHaveText(payText(await suggestion.innerText()));
    await form.amount.fill('2601');
    await expect(suggestion).toHaveAttribute('aria-pressed', 'false');
  });
});

test('an amount in the URL fills the field if valid, but does not overwrite later input', async ({ page }) => {
  const english = await openForm(page, 'en', '?amount=2500');
  await expect(english.pay).toHaveText(payText('2,500 FCFA', 'en'));
  const form = await openForm(page, 'fr', '?montant=5000');
  await expect(form.amount).toHaveValue('5000');
  await expect(form.pay).toHaveText(payText('5 000 FCFA'));
  await expect(form.whole).toBeInViewport();
  await form.amount.fill('700');
  await page.reload();
  await expect(form.amount).toHaveValue('700');
  await expect(form.pay).toHaveText(payText('700 FCFA'));

  await form.amount.fill('');
  await openForm(page, 'fr', '?montant=%3Cscript%3E');
  await expect(form.pay).toHaveText(payText());
  await form.pay.click();
  await expect(form.amount).toHaveAttribute('aria-invalid', 'true');
  await expect(form.amount).toBeFocused();
});
