import {
  type HourlyCheckLedger,
  hourMilliseconds,
  hourOf,
  type IndexGroup,
  indexGroups,
  isProven,
  type Mark,
  type MentionGroup,
  type Occasion,
  recordKey,
  runKey,
  storeNames,
  storeTimeoutMilliseconds,
} from '../src/donation/server/ledger';
import type { Services } from '../src/donation/server/services';
import { openStore, storeNew } from './blobs';

/** How many hours back `listIndex` lists a group day by day. */
const listedHours = 15 * 24;

/**
 * The ledger of the deployed functions, in Netlify Blobs.
 * @param timeout how long the store may take before a function answers, in milliseconds
 */
export function openLedger(now: () => Date, alert: Alert, timeout = storeTimeoutMilliseconds): HourlyCheckLedger {
  const clock: Clock = { now, startTimeout: (multiple = 1) => AbortSignal.timeout(multiple * timeout) };
  return {
    paymentHandle: openPaymentHandles(clock, alert),
    startedPayments: openStartedPayments(clock),
    ...openIndex(clock),
    storeSuccess: async () => {
      const store = openStore(storeNames.runs, clock.startTimeout(timeoutMultiples.hourly));
      await store.set(runKey, now().toISOString());
    },
  };
}

type Alert = Services['alert'];
type Clock = { now: () => Date; startTimeout: (multiple?: number) => AbortSignal };

/**
 * The timeout of each occasion, in multiples of the first try's, for which somebody waits. A run of the hourly check
 * has more time, but many payments to store. A retry must also work with a store that was too slow for the first try.
 */
const timeoutMultiples: Record<Occasion, number> = { first: 1, hourly: 2, retry: 4 };

function openPaymentHandles(clock: Clock, alert: Alert): HourlyCheckLedger['paymentHandle'] {
  return (reference, occasion) => {
    const signal = clock.startTimeout(timeoutMultiples[occasion]);
    const store = openStore(storeNames.records, signal);
    return {
      read: (state) => store.get(recordKey({ reference, state }), { type: 'json' }),
      add: (record) => storeNew(store, recordKey(record), record),
      replace: async (record) => void (await store.setJSON(recordKey(record), record)),
      mention: async (group) => {
        if (await hasRoom(group, clock, alert, signal)) await writeMark(group, reference, clock, signal);
      },
    };
  };
}

function openStartedPayments(clock: Clock): HourlyCheckLedger['startedPayments'] {
  const { startTimeout } = clock;
  return {
    reserve: async (started) => {
      const { reference, startedAt, amount, currency } = started;
      // Three requests in a row get twice the time: the page waits for the provider anyway.
      const signal = startTimeout(2);
      // A reference with a record is taken, even if the started payment is gone: the provider may still have that
      // payment, with another amount.
      const [{ blobs }] = await Promise.all([
        openStore(storeNames.records, signal).list({ prefix: `${reference}/` }),
        writeMark('ours', reference, clock, signal),
      ]);
      if (blobs.length > 0) return false;
      const stored = await storeNew(openStore(storeNames.followUp, signal), reference, started);
      return stored.startedAt === startedAt && stored.amount === amount && stored.currency === currency;
    },
    complete: async (started) =>
      void (await openStore(storeNames.followUp, startTimeout()).setJSON(started.reference, started)),
    find: async (reference) =>
      (await openStore(storeNames.followUp, startTimeout()).get(reference, { type: 'json' })) ?? undefined,
  };
}

/** Whether a group takes another mention today. If not, raises an alert, which is posted once an hour at most. */
async function hasRoom(group: MentionGroup, { now }: Clock, alert: Alert, signal: AbortSignal): Promise<boolean> {
  if (isProven(group)) return true;
  const prefix = `${group}/${formatHour(hourOf(now())).slice(0, 10)}`;
  const { blobs } = await openStore(storeNames.followUp, signal).list({ prefix });
  const { maxPerDay } = indexGroups[group];
  if (blobs.length < maxPerDay) return true;
  alert(
    `The hourly check takes ${maxPerDay} ${group} references a day, which strangers may have sent: today it takes no more.`,
    'unconfirmed',
  );
  return false;
}

/** Marks a payment in the index, under the present hour. */
async function writeMark(group: IndexGroup, reference: string, { now }: Clock, signal: AbortSignal): Promise<void> {
  await openStore(storeNames.followUp, signal).set(`${group}/${formatHour(hourOf(now()))}/${reference}`, '');
}

const groupNames = Object.keys(indexGroups) as IndexGroup[];

function openIndex(clock: Clock): Pick<HourlyCheckLedger, 'listIndex' | 'markFailed' | 'removeMark'> {
  const { startTimeout } = clock;

  /** Lists all marks of each group, the oldest first. If that breaks off, lists the latest days, the newest first. */
  const listIndex: HourlyCheckLedger['listIndex'] = async (hour, end) => {
    const keys = new Set<string>();
    let failure: string | undefined;
    /** @returns true if the list broke off with at least one page read */
    const read = async (prefix: string, signal: AbortSignal) => {
      let hasRead = false;
      try {
        for await (const { blobs } of openStore(storeNames.followUp, signal).list({ prefix, paginate: true })) {
          for (const { key } of blobs) keys.add(key);
          hasRead = true;
        }
        return false;
      } catch (error) {
        failure = String(error);
        // If not one page came, the store is down: the latest days would not come either.
        return hasRead;
      }
    };
    // After a flood of starts, the whole list may break off before the marks of later payments. The last third of the
    // time is for the latest days then.
    const wholeMilliseconds = Math.max(0, Math.floor((2 / 3) * (end - Date.now())));
    const readGroup = async (group: IndexGroup) => {
      if (!(await read(`${group}/`, AbortSignal.timeout(wholeMilliseconds)))) return;
      for (let before = 0; before < listedHours && Date.now() < end; before += 24)
        await read(`${group}/${formatHour(hour - before).slice(0, 10)}`, startTimeout(timeoutMultiples.hourly));
    };
    await Promise.all(groupNames.map(readGroup));
    return { marks: [...keys].flatMap((key) => readMark(key) ?? []), failure };
  };

  return {
    listIndex,
    markFailed: (reference) => writeMark('failing', reference, clock, startTimeout()),
    removeMark: (key) => openStore(storeNames.followUp, startTimeout()).delete(key),
  };
}

/** An hour as it stands in a key: `2026-11-04T13`. */
const formatHour = (hour: number) => new Date(hour * hourMilliseconds).toISOString().slice(0, 13);

function readMark(key: string): Mark | undefined {
  const [name, time = '', reference] = key.split('/');
  const hour = hourOf(new Date(`${time}:00Z`));
  const group = groupNames.find((known) => known === name);
  return reference && group && Number.isFinite(hour) ? { key, reference, hour, group } : undefined;
}
