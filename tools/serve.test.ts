import { limitTo } from './serve';

it('limitTo runs at most the given number of jobs at a time, and starts the next also after one that fails', async () => {
  const takeTurn = limitTo(2);
  let running = 0;
  const job = async (index: number) => {
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (index % 2) throw new Error(`${index} failed`);
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => takeTurn(() => job(index))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
});
