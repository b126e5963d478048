const second = 1000;
const firstWait = 5 * second;
const maxWait = 80 * second;
const maxPollMilliseconds = 15 * 60 * second;

type Polling = {
  /** Asks once for the payment's state. The next wait starts when the promise settles. */
  poll: () => Promise<unknown>;
  onEnd: () => void;
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
};

/**
 * Polls after waits of 5, 10, 20, 40, then 80 seconds, for 15 minutes, while the page is visible. Donors confirm in
 * another app: when they come back, an overdue poll runs at once. If the 15 minutes are over by then, it is the last.
 * @returns a function that stops the polling
 */
export function startPolling({ poll, onEnd, page = document }: Polling): () => void {
  const end = performance.now() + maxPollMilliseconds;
  let wait = firstWait;
  let due = performance.now() + wait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPolling = false;
  let isOver = false;

  const schedule = () => {
    clearTimeout(timer);
    if (page.hidden || isPolling || isOver) return;
    timer = setTimeout(due < end ? run : finish, Math.max(0, Math.min(due, end) - performance.now()));
  };

  const run = async () => {
    isPolling = true;
    await poll().catch(() => undefined);
    isPolling = false;
    wait = Math.min(wait * 2, maxWait);
    due = performance.now() + wait;
    schedule();
  };

  const resume = () => {
    // The page was hidden when the time ended, so a last poll is overdue.
    if (performance.now() > end) due = 0;
    schedule();
  };

  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', resume);
  };

  const finish = () => {
    stop();
    onEnd();
  };

  page.addEventListener('visibilitychange', resume);
  schedule();
  return stop;
}
