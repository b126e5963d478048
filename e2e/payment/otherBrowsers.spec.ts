import { openForm } from '../donation/form';
import { test } from './fixtures';
import { decide, expectOutcome, pay } from './journey';

test('a donation works in a browser of 2022', { tag: '@engines' }, async ({ page }) => {
  await page.addInitScript(() => {
    const younger: [object, string[]][] = [
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['timeout', 'any']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [Set.prototype, ['difference', 'intersection', 'union']],
    ];
    for (const [holder, names] of younger) for (const name of names) Reflect.deleteProperty(holder, name);
  });
  const form = await openForm(page);
  await form.amount.fill('1000');
  await pay(page, form);
  await decide(page, 'accept');
  await expectOutcome(page, 'accepted');
});

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
