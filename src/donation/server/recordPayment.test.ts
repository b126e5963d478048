import { createMemoryLedger } from '../../testing/memoryLedger';
import { recordPayment } from './recordPayment';
import type { ProviderCheck } from './store';

const accepted = { state: 'accepted', amount: 1000, currency: 'XAF' } as const;
const known = { ...accepted, providerId: 'a', providerReference: 'theirs' };

const recorded = (state: string) => `Payment 12345678 is ${state}: recorded.`;
const once = recorded('accepted');
const other = (facts: string) =>
  `money: There is a record of another payment under 12345678: this one (${facts}) was not recorded. Look for both in the ` +
  'back office of each provider.';
const lacksAmount =
  'money: Payment 12345678 is accepted without an amount or a currency: look it up in the back office.';

it.each<[string, ProviderCheck[], string[], keys?: string[]]>([
  [
    'each state once, in a line and a record',
    [{ state: 'pending' }, { state: 'pending' }, accepted, accepted],
    [recorded('pending'), once],
    ['12345678/pending', '12345678/accepted'],
  ],
  ['nothing of an unknown payment', [{ state: 'unknown' }], [], []],
  ['nothing of an unchecked payment', [{ state: 'unchecked' }], [], []],
  ['no second payment of another amount', [known, { ...known, amount: 5 }], [once, other('5, XAF, a, theirs')]],
  [
    'no second payment in another currency',
    [known, { ...known, currency: 'EUR' }],
    [once, other('1000, EUR, a, theirs')],
  ],
  [
    'no second payment of another provider',
    [known, { ...known, providerId: 'b' }],
    [once, other('1000, XAF, b, theirs')],
  ],
  ['no second payment without an amount', [known, { state: 'accepted', providerId: 'b' }], [once, other('b')]],
  [
    'no second payment with another reference of the provider',
    [known, { ...known, providerReference: 'b' }],
    [once, other('1000, XAF, a, b')],
  ],
  ['one payment, whose second check has no amount', [known, { state: 'accepted' }], [once]],
  [
    'one payment, whose first check has no amount',
    [{ state: 'pending' }, { ...accepted, state: 'pending' }],
    [recorded('pending')],
    ['12345678/pending'],
  ],
  ['an accepted payment without an amount, with an alert', [{ ...accepted, amount: undefined }], [once, lacksAmount]],
  [
    'an accepted payment without a currency, with an alert',
    [{ ...accepted, currency: undefined }],
    [once, lacksAmount],
  ],
  ['a refused payment without an amount', [{ state: 'refused' }], [recorded('refused')], ['12345678/refused']],
])('records %s', async (_, checks, lines, keys = ['12345678/accepted']) => {
  const { ledger, records, log, alerts } = createMemoryLedger();
  for (const check of checks) expect(await recordPayment('12345678', check, ledger)).toBe(true);
  expect([...records.keys()]).toEqual(keys);
  expect([...log, ...alerts]).toEqual(lines);
});

it('a record holds the confirmed facts, the reference and the time', async () => {
  const { ledger, records } = createMemoryLedger();
  await recordPayment('12345678', accepted, ledger);
  const record = { ...accepted, reference: '12345678', recordedAt: '2026-11-21T10:00:00.000Z' };
  expect([...records.values()]).toEqual([record]);
});

it('a record that cannot be stored at first is stored after the answer, once', async () => {
  const { ledger, records, log, alerts } = createMemoryLedger();
  const works: Promise<unknown>[] = [];
  let tries = 0;
  const record: typeof ledger.record = async (key, payment) => {
    tries += 1;
    // It comes through the first time, unseen.
    const existing = await ledger.record(key, payment);
    if (tries < 3) throw new Error('no answer in time');
    return existing?.recordedAt === payment.recordedAt ? undefined : existing;
  };
  const waitUntil = (work: Promise<unknown>) => works.push(work);
  const tools = { ...ledger, record, waitUntil, retryMilliseconds: 300 };
  expect(await recordPayment('12345678', accepted, tools)).toBe(false);
  await Promise.all(works);
  expect([tries, records.size, alerts.length]).toEqual([3, 1, 0]);
  expect(log).toEqual(['Payment 12345678 is accepted but could not be recorded yet (Error: no answer in time).', once]);
});
