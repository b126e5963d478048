const timeoutMilliseconds = 3000;

const hour = 3600 * 1000;

/** Whoever repeats a request must not fill somebody's phone: more alerts of a process within an hour are only logged. */
const mostPerHour = 10;
let recent: number[] = [];

/**
 * Logs a line, and posts it to a webhook that takes `{ "text": … }`, as those of Slack, Mattermost and Google Chat do.
 * @param url the webhook; without one, the line is only logged
 */
export async function sendAlert(
  line: string,
  url: string | undefined,
  { log, send = fetch, now = Date.now }: { log: (line: string) => void; send?: typeof fetch; now?: () => number },
): Promise<void> {
  log(line);
  recent = recent.filter((at) => at > now() - hour);
  if (!url || recent.length >= mostPerHour) return;
  recent.push(now());
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: line }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) log(`The webhook in PAYMENT_ALERTS_URL answered ${response.status}.`);
  } catch (error) {
    // The donor's answer must not depend on it.
    log(`The webhook in PAYMENT_ALERTS_URL could not be reached (${error}).`);
  }
}
