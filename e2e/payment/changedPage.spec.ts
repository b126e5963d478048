import type { Page } from '@playwright/test';
import { customer } from '../../src/donation/testing/testPayment';
import { translateTexts } from '../../src/testing/translateTexts';
import { sites } from '../support/content';
import { fillCard, findForm, readCard } from '../support/donationForm';
import { emulateSlowConnection, holdRequests, scripts } from '../support/network';
import { expect, paymentTraffic, test } from '../support/paymentFixtures';
import { expectProviderPage } from '../support/paymentJourney';
import { openOverlay, startScripts } from '../support/site';

// A browser may translate a page before React hydrates it; a proxy may change the scripts in it.

test.use({ expectedFaults: [...paymentTraffic, 'hydration failed'] });

const policy = /<meta[^>]*Content-Security-Policy[^>]*>/i;
const loaderStart = /<script data-scripts="[^>]*>/;

async function translateOnLoad(page: Page): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${translateTexts})(document.body))`);
}

test('what was typed and pressed in a translated page before its scripts load is sent', { tag: '@engines' }, async ({
  page,
  emulator,
}) => {
  await translateOnLoad(page);
  await emulateSlowConnection(page);
  const release = await holdRequests(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const form = findForm(page);
  await form.whole.getByRole('button', { name: /^1.000/ }).click();
  await expect(form.amount).toHaveValue('1000');
  await form.amount.fill('7500');
  await form.currency.selectOption('XOF');
  await form.pay.click();
  await release();
  await expectProviderPage(page);
  expect(await emulator.readRequests()).toMatchObject([{ amount: 7500, currency: 'XOF' }]);
});

test('in a translated page, the form keeps amount and focus and takes a card, and albums and photos open', {
  tag: ['@engines', '@recent'],
}, async ({ page }) => {
  await translateOnLoad(page);
  await emulateSlowConnection(page);
  const release = await holdRequests(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const form = findForm(page);
  await form.amount.pressSequentially('75');
  await release();
  await startScripts(page);
  await expect(form.amount).toBeFocused();
  await page.keyboard.type('00');
  await expect(form.amount).toHaveValue('7500');
  await fillCard(form);
  expect(await readCard(form)).toEqual(customer);

  const overlay = await openOverlay(page, sites.fr.chantier);
  await overlay.getByRole('figure').first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: /^Image 1/ })).toBeVisible();
});

for (const [fault, change] of [
  ['cannot be parsed', (html: string) => html.replace(policy, '').replace(loaderStart, '$&?.')],
  ['does not fit the policy', (html: string) => html.replace(loaderStart, '$&/**/')],
] as const) {
  test.describe(`a page whose script loader ${fault}`, () => {
    test.use({
      expectedFaults: [/SyntaxError|Unexpected token|expected expression|Content.Security.Policy|settings blocked/i],
    });

    test('shows words and the other ways to give in place of a form that would do nothing', {
      tag: '@engines',
    }, async ({ page }) => {
      const { label } = sites.fr;
      const words = page.getByText(label('donation.noScript')).locator('..');
      await page.route('/?changed', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      await page.goto('/?changed#donation');
      await expect(words).toBeVisible();
      await expect(findForm(page).pay).toBeHidden();
      await words.getByRole('link', { name: label('donation.otherWays') }).click();
      await expect(page.getByRole('heading', { name: label('donation.otherWays') })).toBeInViewport();
      await page.goto('/');
      await expect(words).toHaveCSS('display', 'none');
    });
  });
}
