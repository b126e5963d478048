import { emulateSlowConnection, hold, scripts } from '../delivery/network';
import { findForm } from '../donation/form';
import { expect, test } from './fixtures';
import { arriveAtProvider } from './journey';

test('a click on Pay and Enter before the scripts load are replayed as one payment of what was typed', {
  tag: '@engines',
}, async ({ page, emulator }) => {
  await emulateSlowConnection(page);
  const release = await hold(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const { amount, currency, pay: button } = findForm(page);
  await amount.fill('5000');
  await currency.selectOption('XOF');
  await button.click();
  await amount.press('Enter');
  await release();
  await arriveAtProvider(page);
  expect(await emulator.readRequests()).toMatchObject([{ amount: 5000, currency: 'XOF' }]);
});
