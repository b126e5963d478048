import { createMemoryLedger } from '../../testing/memoryLedger';
import type { Variables } from '../providers/provider';
import { type OpenPayment, recheckPending } from './recheckPending';

// netlify/ledger.test.ts has the payments that it mends, with the real store.

const variables = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

const entry = (day: string, reference: string, isUnproven = false): OpenPayment => ({
  key: `${day}/${reference}`,
  day: `2026-11-${day}`,
  reference,
  isUnproven,
});

type Run = { keys?: Variables; notes?: Record<string, string>; isDown?: boolean; milliseconds?: number };

async function recheck(entries: OpenPayment[], { keys = variables, notes = {}, isDown, milliseconds }: Run = {}) {
  const asked: string[] = [];
  const { ledger, log, alerts } = createMemoryLedger();
  const removed: string[] = [];
  let saved: Record<string, string> = {};
  let underWay = 0;
  let atOnce = 0;
  await recheckPending(keys, {
    ...ledger,
    open: {
      list: async () => entries,
      isAccepted: async () => false,
      loadNotes: async () => ({ ...notes }),
      saveNotes: async (kept) => {
        saved = kept;
      },
      remove: async ({ key }) => void removed.push(key),
    },
    milliseconds,
    now: () => new Date('2026-11-23T00:00:00Z'),
    send: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).transaction_id);
      atOnce = Math.max(atOnce, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 10));
      underWay -= 1;
      return Response.json(isDown ? null : { code: '662', data: { status: 'PENDING' } });
    },
  });
  return { asked, log, alerts, removed, saved, atOnce };
}

it('asks about the newest first, of the days before, once each; then whom it asked longest ago; strangers’ last', async () => {
  const before = [entry('20', '5', true), entry('08', 'expired'), entry('09', '3'), entry('21', '1'), entry('22', '5')];
  const after = [
    entry('22', '6', true),
    entry('20', '2'),
    entry('22', '7'),
    entry('22', 'settled'),
    entry('23', 'today'),
  ];
  const notes = { 3: '2026-11-20', 2: '2026-11-22', settled: 'settled', gone: 'settled' };
  const { asked, saved, removed } = await recheck([...before, ...after], { notes });
  expect(asked).toEqual(['5', '7', '1', '3', '2', '6']);
  const today = '2026-11-23';
  expect(saved).toEqual({ 1: today, 2: today, 3: today, 5: today, 6: today, 7: today, settled: 'settled' });
  expect(removed).toEqual(['08/expired']);
});

const many = Array.from({ length: 45 }, (_, index) => entry('22', String(index)));

it('ends in time, and the next day begins with those that it had no time for', async () => {
  const first = await recheck(many, { milliseconds: 25 });
  const done = first.asked.length;
  expect(done).toBeLessThan(45);
  expect(first.alerts).toEqual([`open: 45 payments are open; the daily check had time for ${done} of them.`]);
  const next = await recheck(many, { notes: first.saved });
  expect(next.asked.slice(45 - done).sort()).toEqual(first.asked.sort());
});

it('asks about four payments at a time, and names twenty of those that could not be checked', async () => {
  const { asked, atOnce, alerts, saved } = await recheck(many, { isDown: true });
  const named = Array.from({ length: 20 }, (_, index) => index).join(', ');
  expect(alerts).toEqual([`money: The daily check could not look at these payments: ${named} and others.`]);
  expect(saved).toEqual({});
  expect([asked.length, atOnce]).toEqual([45, 4]);
  expect(alerts.join()).not.toContain('had time');
});

it('asks nothing without keys, and tells nobody', async () => {
  expect(await recheck(many, { keys: {} })).toMatchObject({ asked: [], alerts: [] });
});
