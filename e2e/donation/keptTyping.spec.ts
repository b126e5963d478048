import type { Page } from '@playwright/test';
import { albumWithMostPhotos, counts, sites } from '../content';
import { expect, test } from '../fixtures';
import { customer, type DonationForm, fillCard, findForm, openForm, payText, readCard } from './form';

/** Types into every field of both tabs. */
async function typeEverything(form: DonationForm): Promise<void> {
  await form.amount.fill('12 345');
  await form.currency.selectOption('XOF');
  await fillCard(form);
}

async function expectEverything(form: DonationForm): Promise<void> {
  await expect(form.amount).toHaveValue('12 345');
  await expect(form.currency).toHaveValue('XOF');
  await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
  await expect(form.field('customer_name')).toBeVisible();
  expect(await readCard(form)).toEqual(customer);
}

function changeLanguage(page: Page, name: string): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name }).click();
}

test('nothing typed is lost by a change of tab, nor by an error', async ({ page }) => {
  const form = await openForm(page);
  await typeEverything(form);
  await form.mobileMoneyTab.click();
  await expect(form.amount).toHaveValue('12 345');
  await expect(form.currency).toHaveValue('XOF');
  await form.cardTab.click();
  await form.amount.fill('rien');
  await form.pay.click();
  await expect(form.amount).toBeFocused();
  await form.amount.fill('12 345');
  await expectEverything(form);
});

test('nothing typed is lost by a change of language, there and back', async ({ page }) => {
  const form = await openForm(page);
  await typeEverything(form);
  await changeLanguage(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectEverything(findForm(page, 'en'));
  await expect(findForm(page, 'en').pay).toHaveText(payText('12,345 FCFA', 'en'));
  await changeLanguage(page, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectEverything(form);
});

test('nothing typed is lost by a reload, nor by a look at another page', async ({ page, context }) => {
  const form = await openForm(page);
  await typeEverything(form);
  await page.reload();
  await expectEverything(form);
  await page.goto(counts.albums > 0 ? sites.fr.albumPath(albumWithMostPhotos.fr.slug) : '/offline/');
  await page.goBack();
  await expectEverything(form);
  // It stays in its tab: another one begins empty.
  const other = await openForm(await context.newPage());
  await expect(other.amount).toHaveValue('');
  await expect(other.mobileMoneyTab).toHaveAttribute('aria-selected', 'true');
});

test('what another version of the site has kept does no harm', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem(
      'donation-draft',
      '{"amount":7,"currency":"BTC","channel":"CASH","customer":{"customer_name":1}}',
    );
  });
  const form = await openForm(page);
  await expect(form.amount).toHaveValue('');
  await expect(form.currency).toHaveValue('XAF');
  await form.cardTab.click();
  await expect(form.field('customer_name')).toHaveValue('');
});
