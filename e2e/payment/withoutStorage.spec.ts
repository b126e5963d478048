import { openForm } from '../donation/form';
import { test } from './fixtures';
import { pay } from './journey';

test('a donation works when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const form = await openForm(page);
  await form.amount.fill('1000');
  await pay(page, form);
});
