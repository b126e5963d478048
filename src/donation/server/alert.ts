import { describeFailure } from '../providers/server/describeFailure';
import { hourMilliseconds } from './ledger';

/**
 * What an alert reports.
 * - `money`: somebody must look up a payment, or a run of the hourly check has failed.
 * - `unconfirmed`: something went wrong with payments for which no money is known to have moved.
 * - `setup`: the site is set up wrongly, or could not store a started payment.
 * - `suspect`: a notification has a wrong signature or token, or none.
 */
export type AlertKind = 'money' | 'unconfirmed' | 'setup' | 'suspect';

const timeoutMilliseconds = 3000;

/**
 * How many alerts of a kind a process posts in an hour, so that strangers cannot flood somebody's phone. Further alerts
 * are only logged. Alerts of money have no limit: each needs a failed run, or a payment that the provider knows or that
 * a function has tried to start.
 */
const maxPerHour: Record<AlertKind, number> = { money: Infinity, unconfirmed: 20, setup: 1, suspect: 1 };

let recent: { line: string; kind: AlertKind; at: number; isTaken: Promise<boolean> }[] = [];

type AlertOptions = { kind?: AlertKind; log: (line: string) => void; send?: typeof fetch; now?: () => number };

/**
 * Logs a line, and posts it to a webhook that takes `{ "text": … }`: Slack's, Mattermost's or Google Chat's. A line
 * that is repeated within the hour is posted again only if it is about money and the webhook has not taken it yet.
 * @param url the webhook's; if undefined, the line is only logged
 * @returns whether the webhook has taken the line, now or within the last hour; true if there is no webhook
 */
export async function sendAlert(
  line: string,
  url: string | undefined,
  { kind = 'money', log, send = fetch, now = Date.now }: AlertOptions,
): Promise<boolean> {
  log(line);
  if (!url) return true;
  recent = recent.filter(({ at }) => at > now() - hourMilliseconds);
  const ofKind = recent.filter((earlier) => earlier.kind === kind);
  const sameLine = ofKind.find((earlier) => earlier.line === line);
  if (sameLine && (kind !== 'money' || (await sameLine.isTaken))) return sameLine.isTaken;
  if (ofKind.length >= maxPerHour[kind]) return false;
  const isTaken = postAlert(line, url, log, send);
  if (sameLine) sameLine.isTaken = isTaken;
  else recent.push({ line, kind, at: now(), isTaken });
  return isTaken;
}

async function postAlert(line: string, url: string, log: (line: string) => void, send: typeof fetch): Promise<boolean> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: escapeMarkup(line) }),
      // `fetch` would follow a redirect by a GET, whose 200 does not mean that the alert was taken.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) log(`The webhook in PAYMENT_ALERTS_URL answered ${response.status}.`);
    return response.ok;
  } catch (error) {
    log(`The webhook in PAYMENT_ALERTS_URL ${describeFailure(error)}.`);
    return false;
  }
}

/** The webhooks turn text in angle brackets into mentions and links. */
function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
