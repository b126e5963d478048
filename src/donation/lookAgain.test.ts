import { lookAgain } from './lookAgain';

const minute = 60_000;

class Page extends EventTarget {
  hidden = false;
  show(isShown: boolean) {
    this.hidden = !isShown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** `looks`: when each look began, in seconds since the start. */
function watch(look: () => Promise<unknown> = async () => {}) {
  const page = new Page();
  const start = Date.now();
  const looks: number[] = [];
  const onStop = jest.fn();
  const stop = lookAgain({
    look: () => {
      looks.push((Date.now() - start) / 1000);
      return look();
    },
    onStop,
    page: page as unknown as Document,
  });
  return { page, looks, onStop, stop };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lookAgain waits 5, 10, 20, 40 and then 80 seconds, for 15 minutes', async () => {
  const { looks, onStop } = watch();
  await jest.advanceTimersByTimeAsync(15 * minute - 1);
  expect(looks).toEqual([5, 15, 35, 75, 155, 235, 315, 395, 475, 555, 635, 715, 795, 875]);
  expect(onStop).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect(looks).toHaveLength(14);
  expect(onStop).toHaveBeenCalledTimes(1);
});

it('lookAgain pauses while the page is hidden and looks at once when it is shown', async () => {
  const { page, looks } = watch();
  await jest.advanceTimersByTimeAsync(6_000);
  page.show(false);
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(looks).toEqual([5]);
  page.show(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(looks).toEqual([5, 126]);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(looks).toHaveLength(2);
});

it('lookAgain does not look sooner when the page is hidden and shown repeatedly', async () => {
  const { page, looks } = watch();
  for (let times = 0; times < 4; times += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    page.show(false);
    page.show(true);
  }
  expect(looks).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(looks).toEqual([5]);
});

it('lookAgain runs one look at a time and waits from its end', async () => {
  const { page, looks } = watch(() => new Promise((resolve) => setTimeout(resolve, 8_000)));
  await jest.advanceTimersByTimeAsync(6_000);
  page.show(false);
  page.show(true);
  await jest.advanceTimersByTimeAsync(16_999);
  expect(looks).toEqual([5]);
  await jest.advanceTimersByTimeAsync(1);
  expect(looks).toEqual([5, 23]);
});

it('lookAgain continues after a failed look', async () => {
  const { looks } = watch(() => Promise.reject(new Error('no network')));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(looks).toEqual([5, 15]);
});

it('lookAgain ends when the page is shown again after 15 minutes', async () => {
  const { page, looks, onStop } = watch();
  page.show(false);
  await jest.advanceTimersByTimeAsync(20 * minute);
  expect(onStop).not.toHaveBeenCalled();
  page.show(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(looks).toEqual([]);
  expect(onStop).toHaveBeenCalledTimes(1);
});

it('lookAgain stops even in the middle of a look', async () => {
  let settle = () => {};
  const { page, looks, onStop, stop } = watch(
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
  expect(looks).toEqual([5]);
  expect(onStop).not.toHaveBeenCalled();
});
