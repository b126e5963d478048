import { findForm } from '../support/donationForm';
import { emulateSlowConnection, holdRequests, scripts } from '../support/network';
import { expect, test } from '../support/paymentFixtures';
import { expectProviderPage } from '../support/paymentJourney';
import { expectPath } from '../support/site';

// changedPage.spec.ts tests event replay in a translated page. eventReplay.test.ts and the form's model test what is
// replayed; scriptLoader.test.ts tests that failed scripts are loaded again.
test('a click on Pay and Enter before the scripts load are replayed as one payment of what was typed', {
  tag: '@engines',
}, async ({ page, emulator }) => {
  await emulateSlowConnection(page);
  const release = await holdRequests(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const { amount, currency, pay: button } = findForm(page);
  await amount.fill('5000');
  await currency.selectOption('XOF');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await amount.press('Enter');
  await expectPath(page, '/#donation', 'the browser has not sent the form');
  await release();
  await expectProviderPage(page);
  expect(await emulator.readRequests()).toMatchObject([{ amount: 5000, currency: 'XOF' }]);
});
