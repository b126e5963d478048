import { expect, test } from '../fixtures';
import { findForm, openForm } from './form';

const understood = [
  { typed: '1000', pays: 'Donner 1 000 FCFA' },
  { typed: '1.000', pays: 'Donner 1 000 FCFA' },
  { typed: '1,000', pays: 'Donner 1 000 FCFA' },
  { typed: '1 000', pays: 'Donner 1 000 FCFA' },
  { typed: '1\u00a0000', pays: 'Donner 1 000 FCFA' },
  { typed: '5000 FCFA', pays: 'Donner 5 000 FCFA' },
  { typed: '12,50', pays: 'Donner 12 FCFA' },
  { typed: '1000000', pays: 'Donner 1 000 000 FCFA' },
  { typed: '', pays: 'Donner' },
  { typed: 'abc', pays: 'Donner' },
  { typed: '0', pays: 'Donner' },
  { typed: '-5', pays: 'Donner' },
];

test('the pay button says the amount that will be sent, or none', async ({ page }) => {
  const form = await openForm(page);
  for (const { typed, pays } of understood) {
    await form.amount.fill(typed);
    await expect(form.pay, typed).toHaveText(pays);
  }
});

test('the pay button says the amount in the chosen currency, on both tabs', async ({ page }) => {
  const form = await openForm(page);
  await expect(form.currency).toHaveValue('XAF');
  await expect(form.currency.getByRole('option')).toHaveText(['XAF', 'XOF', 'EUR', 'USD']);
  await form.amount.fill('50');
  for (const [currency, pays] of [
    ['EUR', 'Donner 50 €'],
    ['USD', 'Donner 50 $US'],
    ['XOF', 'Donner 50 FCFA'],
  ] as const) {
    await form.currency.selectOption(currency);
    await expect(form.pay).toHaveText(pays);
  }
  await form.cardTab.click();
  await expect(form.pay).toHaveText('Donner 50 FCFA');
});

test('the pay button speaks English on the English page', async ({ page }) => {
  const form = await openForm(page, 'en');
  await form.amount.fill('1.000');
  await expect(form.pay).toHaveText('Donate 1,000 FCFA');
  await form.currency.selectOption('EUR');
  await expect(form.pay).toHaveText('Donate €1,000');
});

test('a suggested amount fills the field, is marked as chosen, and is in FCFA', async ({ page }) => {
  const form = await openForm(page);
  await form.currency.selectOption('EUR');
  const suggestion = form.whole.getByRole('button', { name: '2 500 FCFA', exact: true });
  await suggestion.click();
  await expect(form.amount).toHaveValue('2500');
  await expect(form.currency).toHaveValue('XAF');
  await expect(suggestion).toHaveAttribute('aria-pressed', 'true');
  await expect(form.pay).toHaveText('Donner 2 500 FCFA');
  await form.amount.fill('2600');
  await expect(suggestion).toHaveAttribute('aria-pressed', 'false');
});

test('the amount is typed on a numeric keyboard, after the example of the content', async ({ page }) => {
  const { amount } = await openForm(page);
  await expect(amount).toHaveAttribute('placeholder', '1000');
  await expect(amount).toHaveAttribute('inputmode', 'numeric');
  await expect(amount).toHaveAttribute('autocomplete', 'transaction-amount');
});

test.describe('a link with an amount', () => {
  test('fills it in, in French', async ({ page }) => {
    const form = await openForm(page, 'fr', '?montant=5000');
    await expect(form.amount).toHaveValue('5000');
    await expect(form.pay).toHaveText('Donner 5 000 FCFA');
    await expect(form.whole).toBeInViewport();
  });

  test('fills it in, in English', async ({ page }) => {
    const form = await openForm(page, 'en', '?amount=2500');
    await expect(form.amount).toHaveValue('2500');
    await expect(form.pay).toHaveText('Donate 2,500 FCFA');
  });

  test('comes before what was typed earlier', async ({ page }) => {
    const form = await openForm(page);
    await form.amount.fill('700');
    await openForm(page, 'fr', '?montant=5000');
    await expect(form.amount).toHaveValue('5000');
  });

  test('does not undo what is typed after it', async ({ page }) => {
    const form = await openForm(page, 'fr', '?montant=5000');
    await form.amount.fill('700');
    await page.reload();
    await expect(form.amount).toHaveValue('700');
    await expect(form.pay).toHaveText('Donner 700 FCFA');
  });

  test('that makes no sense promises nothing and sends nothing', async ({ page }) => {
    for (const nonsense of ['beaucoup', '%3Cscript%3E', '-1', '']) {
      const form = await openForm(page, 'fr', `?montant=${nonsense}`);
      await expect(form.pay, nonsense).toHaveText('Donner');
      await form.pay.click();
      await expect(form.amount, nonsense).toHaveAttribute('aria-invalid', 'true');
      await expect(form.amount, nonsense).toBeFocused();
    }
  });
});

test.describe('an amount typed before the scripts have come', () => {
  test('is the one that counts once they have', async ({ page }) => {
    let letScriptsCome = () => {};
    const wait = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/#donation', { waitUntil: 'commit' });
    const form = findForm(page);
    await form.amount.fill('1500');
    letScriptsCome();
    await expect(form.pay).toHaveText('Donner 1 500 FCFA');
    await expect(form.amount).toHaveValue('1500');
  });
});
