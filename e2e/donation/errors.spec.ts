import { requiredCustomerFields } from '../../src/donation/provider';
import { languages } from '../../src/i18n/languages';
import { expect, test } from '../fixtures';
import { sites } from '../site';
import { customer, errorTexts, fillCard, openForm, readCard, toastText } from './form';

// Nothing is sent by any of these: a request to the provider would be one to another origin, which the guard refuses.

for (const language of languages) {
  const texts = errorTexts[language];
  const { label } = sites[language];

  test.describe(`in ${language}`, () => {
    test('an amount that is none is refused in words, beside its field, which gets the focus', async ({ page }) => {
      const form = await openForm(page, language);
      for (const typed of ['', 'abc', '0', '-500', '0,5']) {
        await form.amount.fill(typed);
        await expect(form.amount).not.toHaveAttribute('aria-invalid', 'true');
        await form.pay.click();
        await expect(form.toasts).toHaveText(toastText(texts.amount));
        await expect(form.amount).toHaveAccessibleDescription(texts.amount.message);
        await expect(form.whole.getByText(texts.amount.message)).toBeVisible();
        await expect(form.amount).toHaveAttribute('aria-invalid', 'true');
        await expect(form.amount).toBeFocused();
        await expect(form.amount).toHaveValue(typed);
      }
    });

    test('a card without its customer is refused in words, at each field, the first of which gets the focus', async ({
      page,
    }) => {
      const form = await openForm(page, language);
      await form.amount.fill('1000');
      await form.cardTab.click();
      await form.pay.click();
      await expect(form.toasts).toHaveText(toastText(texts.customer));
      for (const name of requiredCustomerFields) {
        await expect(form.field(name), name).toHaveAttribute('aria-invalid', 'true');
        await expect(form.field(name), name).toHaveAccessibleDescription(label('error.required'));
      }
      await expect(form.field('customer_id')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(form.field('customer_name')).toBeFocused();
      await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
    });

    test('a phone number without its plus is refused in words, and the rest stays as typed', async ({ page }) => {
      const form = await openForm(page, language);
      await form.amount.fill('1000');
      await fillCard(form, { customer_phone_number: '699123456' });
      await form.pay.click();
      await expect(form.toasts).toHaveText(toastText(texts.phone));
      await expect(form.field('customer_phone_number')).toHaveAccessibleDescription(texts.phone.message);
      await expect(form.field('customer_phone_number')).toBeFocused();
      await expect(form.whole.locator('[aria-invalid=true]')).toHaveCount(1);
      await expect(form.amount).toHaveValue('1000');
      expect(await readCard(form)).toEqual({ ...customer, customer_phone_number: '699123456' });
    });
  });
}

test('each required field of a card is missed by itself, blanks alone count as nothing', async ({ page }) => {
  const form = await openForm(page);
  await form.amount.fill('1000');
  await fillCard(form);
  for (const name of requiredCustomerFields) {
    const isCountry = name === 'customer_country';
    await (isCountry ? form.field(name).selectOption('') : form.field(name).fill('  '));
    await form.pay.click();
    await expect(form.field(name), name).toBeFocused();
    await expect(form.field(name), name).toHaveAccessibleDescription('Ce champ est obligatoire.');
    await expect(form.whole.locator('[aria-invalid=true]'), name).toHaveCount(1);
    await (isCountry ? form.field(name).selectOption('CM') : form.field(name).fill(customer[name]));
  }
});

test('the amount is judged before the customer, and the customer before the phone number', async ({ page }) => {
  const form = await openForm(page);
  await fillCard(form, { customer_phone_number: '699123456', customer_zip_code: '' });
  await form.pay.click();
  await expect(form.toasts).toHaveText(toastText(errorTexts.fr.amount));
  await expect(form.amount).toBeFocused();
  await form.amount.fill('1000');
  await form.pay.click();
  await expect(form.toasts).toContainText(toastText(errorTexts.fr.customer));
  await expect(form.field('customer_zip_code')).toBeFocused();
  await expect(form.toasts).not.toContainText(errorTexts.fr.phone.title);
});

test('an error beside a field goes once the field is changed', async ({ page }) => {
  const form = await openForm(page);
  await form.pay.click();
  await form.amount.fill('1000');
  await expect(form.amount).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.whole.getByText(errorTexts.fr.amount.message)).toBeHidden();
});

test('toasts come into a polite live region that was there before them, and go at a press', async ({ page }) => {
  const form = await openForm(page);
  await expect(form.toasts).toHaveAttribute('aria-live', 'polite');
  await expect(form.toasts).toBeEmpty();
  const region = await form.toasts.elementHandle();
  await form.pay.click();
  await expect(form.toasts).toHaveText(toastText(errorTexts.fr.amount));
  expect(await region?.textContent()).toBe(toastText(errorTexts.fr.amount));
  await form.toasts.getByRole('button', { name: 'Fermer' }).click();
  await expect(form.toasts).toBeEmpty();
  await expect(form.whole.getByText(errorTexts.fr.amount.message)).toBeVisible();
});

test('the same error twice is said anew by one toast', async ({ page }) => {
  const form = await openForm(page);
  await form.pay.click();
  await expect(form.toasts.getByRole('button')).toHaveCount(1);
  await form.pay.click();
  await expect(form.toasts).toHaveText(toastText(errorTexts.fr.amount));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the live region is in the page as it is built', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('section[aria-live=polite]')).toHaveAttribute('aria-label', 'Messages');
  });
});

test('a new press takes back what was said of the last one', async ({ page }) => {
  const form = await openForm(page);
  await form.pay.click();
  await expect(form.toasts).toContainText('Erreur de montant');
  await form.amount.fill('1000');
  await form.cardTab.click();
  await form.pay.click();
  await expect(form.toasts).toHaveText(toastText(errorTexts.fr.customer));
});
