import type { PaymentCheck } from '../rules/paymentCheck';
import { type PaymentRecord, type ProviderCheck, recordPayment } from './recordPayment';

const accepted: PaymentCheck = { state: 'accepted', amount: 1000, currency: 'XAF' };
const other = 'There is a record of another payment under 12345678: this one';
const advice = 'was not recorded. Look for both in the back office of each provider.';

function openLedger() {
  const records = new Map<string, PaymentRecord>();
  const log: string[] = [];
  const alerts: string[] = [];
  const record = async (key: string, payment: PaymentRecord) => {
    const kept = records.get(key);
    if (!kept) records.set(key, payment);
    return kept;
  };
  const ledger = {
    record,
    log: (line: string) => void log.push(line),
    alert: async (line: string) => void alerts.push(line),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  const keep = (check: ProviderCheck) => recordPayment('12345678', check, ledger);
  return { records, log, alerts, ledger, keep };
}

it('a record holds the confirmed facts, the reference and the time', async () => {
  const { keep, records, log, alerts } = openLedger();
  expect(await keep(accepted)).toBe(true);
  expect([...records]).toEqual([
    ['12345678/accepted', { ...accepted, reference: '12345678', recordedAt: '2026-11-21T10:00:00.000Z' }],
  ]);
  expect(log).toEqual(['Payment 12345678 is accepted: recorded.']);
  expect(alerts).toEqual([]);
});

it('a record has the current time', async () => {
  const { ledger, records } = openLedger();
  await recordPayment('12345678', accepted, { ...ledger, now: undefined });
  const { recordedAt = '' } = records.get('12345678/accepted') ?? {};
  expect(Math.abs(Date.now() - Date.parse(recordedAt))).toBeLessThan(60_000);
});

it('each state of a payment is recorded and logged once', async () => {
  const { keep, records, log, alerts } = openLedger();
  for (const check of [{ state: 'pending' } as const, { state: 'pending' } as const, accepted, accepted])
    expect(await keep(check)).toBe(true);
  expect([...records.keys()]).toEqual(['12345678/pending', '12345678/accepted']);
  expect(log).toHaveLength(2);
  expect(alerts).toEqual([]);
});

it.each(['unknown', 'unchecked'] as const)('a payment that is %s is not recorded', async (state) => {
  const { keep, records, log } = openLedger();
  expect(await keep({ state })).toBe(true);
  expect(records.size).toBe(0);
  expect(log).toEqual([]);
});

it.each([
  ['amount', { ...accepted, amount: 2500 }, '2500, XAF'],
  ['currency', { ...accepted, currency: 'EUR' }, '1000, EUR'],
  ['providerId', { ...accepted, providerId: 'b' }, '1000, XAF, b'],
  ['provider and no amount', { state: 'accepted', providerId: 'b' } as const, 'b'],
  ['reference of the provider', { ...accepted, providerReference: 'other' }, '1000, XAF, other'],
])('a second payment with the same reference and another %s is alerted, and not recorded', async (_, second, sum) => {
  const { keep, records, alerts } = openLedger();
  await keep({ ...accepted, providerId: 'a', providerReference: 'theirs' });
  expect(await keep(second)).toBe(true);
  expect(records.get('12345678/accepted')).toMatchObject(accepted);
  expect(alerts).toEqual([`${other} (${sum}) ${advice}`]);
});

it.each([
  ['the second check', accepted, { state: 'accepted' }],
  ['the first check', { state: 'pending' }, { ...accepted, state: 'pending' }],
] as const)('without an amount in %s, nothing tells of another payment', async (_, first, second) => {
  const { keep, alerts } = openLedger();
  await keep(first);
  await keep(second);
  expect(alerts).toEqual([]);
});

it.each([
  ['amount', { state: 'accepted', currency: 'XAF' }],
  ['currency', { state: 'accepted', amount: 1000 }],
] as const)('an accepted payment without %s is recorded, and alerted', async (_, check) => {
  const { keep, records, alerts } = openLedger();
  await keep(check);
  expect(records.size).toBe(1);
  expect(alerts).toEqual([
    'Payment 12345678 is accepted without an amount or a currency: look it up in the back office.',
  ]);
});

it('a refused payment without an amount is no alert', async () => {
  const { keep, alerts } = openLedger();
  await keep({ state: 'refused' });
  expect(alerts).toEqual([]);
});

it('a record that cannot be stored is alerted', async () => {
  const { ledger, alerts } = openLedger();
  const record = () => Promise.reject(new Error('no room left'));
  expect(await recordPayment('12345678', accepted, { ...ledger, record })).toBe(false);
  expect(alerts).toEqual(['Payment 12345678 is accepted but could not be recorded (Error: no room left).']);
});

it('a record that cannot be stored at first is stored after the answer, once', async () => {
  const { ledger, records, log, alerts } = openLedger();
  const works: Promise<unknown>[] = [];
  let tries = 0;
  const record: typeof ledger.record = async (key, payment) => {
    tries += 1;
    // It comes through the first time, unseen.
    const kept = await ledger.record(key, payment);
    if (tries < 3) throw new Error('no answer in time');
    return kept?.recordedAt === payment.recordedAt ? undefined : kept;
  };
  const waitUntil = (work: Promise<unknown>) => works.push(work);
  const tools = { ...ledger, record, waitUntil, retryMilliseconds: 300 };
  expect(await recordPayment('12345678', accepted, tools)).toBe(false);
  await Promise.all(works);
  expect([tries, records.size, alerts.length]).toEqual([3, 1, 0]);
  expect(log).toEqual([
    'Payment 12345678 is accepted but could not be recorded yet (Error: no answer in time).',
    'Payment 12345678 is accepted: recorded.',
  ]);
});
