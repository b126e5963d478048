import type { Page } from '@playwright/test';
import { sites } from '../content';
import { openForm } from '../donation/form';
import { expect, test } from './fixtures';
import { arriveAtProvider, expectEnding } from './journey';

/** Moves to the next stop and types. */
async function typeNext(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
}

test('a gift by mobile money takes no pointer, there and back', async ({ page }) => {
  const form = await openForm(page);
  await form.amount.focus();
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await expect(form.currency).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.mobileMoneyTab).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.pay).toBeFocused();
  await page.keyboard.press('Space');
  await arriveAtProvider(page);
  await page.getByRole('button', { name: 'Accepter le paiement' }).press('Enter');
  await expectEnding(page, 'accepted');
});

test('a gift by card is filled in by the keyboard alone, in the order of the page, and sent by Enter', async ({
  page,
  emulator,
}) => {
  const form = await openForm(page);
  const { suggestedAmounts } = sites.fr.home.sections.donation;
  const last = suggestedAmounts.at(-1)?.value;
  if (last === undefined) await form.amount.fill('2500');
  else await form.whole.locator('fieldset').getByRole('button').last().press('Enter');
  await form.amount.focus();
  // The currency, the tabs.
  for (let stops = 2; stops > 0; stops -= 1) await page.keyboard.press('Tab');
  await expect(form.mobileMoneyTab).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.field('customer_name')).toBeVisible();
  for (const text of ['Ngo Bassong', 'Éloïse', '+237699123456', 'e@example.org', '12, rue de la Joie', 'Yaoundé']) {
    await typeNext(page, text);
  }
  await typeNext(page, 'Gabon');
  for (const text of ['CE', '00237', '']) await typeNext(page, text);
  await page.keyboard.press('Enter');
  await arriveAtProvider(page);
  expect(await emulator.readRequests()).toMatchObject([
    {
      amount: last ?? 2500,
      channels: 'CREDIT_CARD',
      customer_name: 'Ngo Bassong',
      customer_surname: 'Éloïse',
      customer_phone_number: '+237699123456',
      customer_email: 'e@example.org',
      customer_address: '12, rue de la Joie',
      customer_city: 'Yaoundé',
      customer_country: 'GA',
      customer_state: 'CE',
      customer_zip_code: '00237',
      customer_id: '',
    },
  ]);
});
