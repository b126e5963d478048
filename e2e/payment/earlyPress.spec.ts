import { hold, pretendSlow, scripts } from '../delivery/network';
import { findForm } from '../donation/form';
import { expect, test } from './fixtures';
import { arriveAtProvider } from './journey';

test('a press on Pay before the scripts are there leads to the provider once they are', async ({ page, emulator }) => {
  await pretendSlow(page);
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
