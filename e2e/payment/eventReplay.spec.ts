import { emulateSlowConnection, hold, scripts } from '../delivery/network';
import { findForm } from '../donation/form';
import { expect, test } from './fixtures';
import { arriveAtProvider } from './journey';

test('two clicks on Pay before the scripts load are replayed as one payment', async ({ page, emulator }) => {
  await emulateSlowConnection(page);
  const release = await hold(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const { amount, pay: button } = findForm(page);
  await amount.fill('5000');
  await button.click();
  await button.click();
  await release();
  await arriveAtProvider(page);
  expect((await emulator.readRequests()).map((request) => request.amount)).toEqual([5000]);
});
