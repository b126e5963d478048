import { startPolling } from './startPolling';

const minute = 60_000;

class Page extends EventTarget {
  hidden = false;
  show(isShown: boolean) {
    this.hidden = !isShown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** `polls`: when each poll began, in seconds since the start. */
function start(poll: () => Promise<unknown> = async () => {}) {
  const page = new Page();
  const startedAt = Date.now();
  const polls: number[] = [];
  const onEnd = jest.fn();
  const stop = startPolling({
    poll: () => {
      polls.push((Date.now() - startedAt) / 1000);
      return poll();
    },
    onEnd,
    page: page as unknown as Document,
  });
  return { page, polls, onEnd, stop };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('startPolling waits 5, 10, 20, 40 and then 80 seconds, for 15 minutes', async () => {
  const { polls, onEnd } = start();
  await jest.advanceTimersByTimeAsync(15 * minute - 1);
  expect(polls).toEqual([5, 15, 35, 75, 155, 235, 315, 395, 475, 555, 635, 715, 795, 875]);
  expect(onEnd).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect(polls).toHaveLength(14);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('startPolling pauses while the page is hidden and polls at once when it is shown', async () => {
  const { page, polls } = start();
  await jest.advanceTimersByTimeAsync(6_000);
  page.show(false);
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(polls).toEqual([5]);
  page.show(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(polls).toEqual([5, 126]);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(polls).toHaveLength(2);
});

it('startPolling does not poll sooner when the page is hidden and shown repeatedly', async () => {
  const { page, polls } = start();
  for (let times = 0; times < 4; times += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    page.show(false);
    page.show(true);
  }
  expect(polls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(polls).toEqual([5]);
});

it('startPolling runs one poll at a time and waits from its end', async () => {
  const { page, polls } = start(() => new Promise((resolve) => setTimeout(resolve, 8_000)));
  await jest.advanceTimersByTimeAsync(6_000);
  page.show(false);
  page.show(true);
  await jest.advanceTimersByTimeAsync(16_999);
  expect(polls).toEqual([5]);
  await jest.advanceTimersByTimeAsync(1);
  expect(polls).toEqual([5, 23]);
});

it('startPolling continues after a failed poll', async () => {
  const { polls } = start(() => Promise.reject(new Error('no network')));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(polls).toEqual([5, 15]);
});

it('startPolling asks a last time when the page that was hidden before the end is shown after it', async () => {
  const { page, polls, onEnd } = start();
  await jest.advanceTimersByTimeAsync(880_000);
  page.show(false);
  await jest.advanceTimersByTimeAsync(40_000);
  page.show(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(polls.slice(-2)).toEqual([875, 920]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('startPolling stops even during a poll', async () => {
  let settle = () => {};
  const { page, polls, onEnd, stop } = start(
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
  );
  await jest.advanceTimersByTimeAsync(5_000);
  stop();
  settle();
  await jest.advanceTimersByTimeAsync(60 * minute);
  page.show(false);
  page.show(true);
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect(polls).toEqual([5]);
  expect(onEnd).not.toHaveBeenCalled();
});
