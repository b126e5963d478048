const second = 1000;
const firstWait = 5 * second;
const longestWait = 80 * second;
const longestTime = 15 * 60 * second;

type Watch = {
  /** Asks once how the payment stands. The next wait begins when it has settled. */
  look: () => Promise<unknown>;
  /** Called when the time is over, and nothing looks by itself any more. */
  onStop: () => void;
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
};

/**
 * Looks again 5, 10, 20, 40 seconds and so on after the last look, at most 80, for 15 minutes: only while somebody sees
 * the page. A payer confirms in another application; a look that came due meanwhile is taken at their return.
 * @returns what stops it
 */
export function lookAgain({ look, onStop, page = document }: Watch): () => void {
  const end = Date.now() + longestTime;
  let wait = firstWait;
  let due = Date.now() + wait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isOver = false;

  const plan = () => {
    clearTimeout(timer);
    if (page.hidden || isLooking || isOver) return;
    const isLast = Math.max(due, Date.now()) >= end;
    timer = setTimeout(isLast ? finish : run, Math.max(0, Math.min(due, end) - Date.now()));
  };

  const run = async () => {
    isLooking = true;
    await look().catch(() => undefined);
    isLooking = false;
    wait = Math.min(wait * 2, longestWait);
    due = Date.now() + wait;
    plan();
  };

  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', plan);
  };

  const finish = () => {
    stop();
    onStop();
  };

  page.addEventListener('visibilitychange', plan);
  plan();
  return stop;
}
