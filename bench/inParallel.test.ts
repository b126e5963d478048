import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from './inParallel';

it('answers in the order of the items, whichever is done first', async () => {
  const results = await inParallel([30, 1, 10], 3, async (delay) => {
    await wait(delay);
    return delay;
  });
  expect(results).toEqual([30, 1, 10]);
});

it('works on so many at once, and no more', async () => {
  let now = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async () => {
    now += 1;
    most = Math.max(most, now);
    await wait(2);
    now -= 1;
  });
  expect(most).toBe(2);
});

it('fails when one item does', async () => {
  const failing = inParallel([1, 2], 2, async (item) => {
    if (item === 2) throw new Error('the second broke');
  });
  await expect(failing).rejects.toThrow('the second broke');
});
