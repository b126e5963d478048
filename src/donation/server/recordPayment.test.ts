import { createMemoryLedger } from '../../testing/memoryLedger';
import { decideRecord, recordPayment } from './recordPayment';
import type { PaymentRecord, Writer } from './store';

const accepted = { state: 'accepted', amount: 1000, currency: 'XAF' } as const;
const pending = { ...accepted, state: 'pending' } as const;

const once = 'Payment 12345678 is accepted: recorded.';
const other = (facts: string) =>
  `There is a record of another payment under 12345678: this one (${facts}) was not recorded. Look for both in the ` +
  'back office of each provider.';
const lacks = 'Payment 12345678 is accepted without an amount or a currency: look it up in the back office.';

type Facts = Partial<PaymentRecord>;
type Outcome = { group?: string; replacement?: object; alert?: string };
const theirs = { providerId: 'a', providerReference: 'theirs' };
const signed = { ...pending, isNotified: true } as const;

/** `stored` is what the store has: null if it has just stored what came. */
it.each<[stored: Facts | null, came: Facts, Writer[], Outcome]>([
  // New: only a payment that may still change is left to the hourly check.
  [null, accepted, ['answer', 'retry', 'check'], {}],
  [null, pending, ['answer', 'retry', 'check'], { group: 'ours' }],
  [null, signed, ['answer', 'retry', 'check'], { group: 'notified' }],
  [null, { state: 'refused' }, ['answer', 'retry', 'check'], { group: 'ours' }],
  // An accepted payment without its amount is alerted; until the webhook takes the alert, the check sends it again.
  [null, { ...accepted, amount: undefined }, ['answer', 'retry'], { group: 'ours', alert: lacks }],
  [null, { ...accepted, currency: undefined }, ['answer', 'retry'], { group: 'ours', alert: lacks }],
  [null, { ...accepted, amount: undefined }, ['check'], { alert: lacks }],
  // Recorded already: a function mentions it once more, the check does not reopen it.
  [accepted, accepted, ['answer', 'retry', 'check'], {}],
  [{ ...accepted, amount: undefined }, { ...accepted, amount: undefined }, ['answer', 'retry', 'check'], {}],
  [{ state: 'accepted' }, accepted, ['answer', 'retry', 'check'], {}],
  [pending, pending, ['answer', 'retry'], { group: 'ours' }],
  [pending, pending, ['check'], {}],
  // A signed notification marks the record, whoever wrote it.
  [pending, signed, ['answer', 'retry'], { group: 'notified', replacement: signed }],
  [pending, signed, ['check'], { replacement: signed }],
  [signed, pending, ['answer', 'retry'], { group: 'ours' }],
  // Another payment under the same reference.
  [accepted, { ...accepted, amount: 5 }, ['answer', 'retry', 'check'], { alert: other('5, XAF') }],
  [accepted, { ...accepted, currency: 'EUR' }, ['answer', 'retry', 'check'], { alert: other('1000, EUR') }],
  [{ ...accepted, ...theirs }, { state: 'accepted', providerId: 'b' }, ['answer', 'check'], { alert: other('b') }],
  [
    { ...accepted, ...theirs },
    { ...accepted, ...theirs, providerReference: 'b' },
    ['answer', 'check'],
    { alert: other('1000, XAF, a, b') },
  ],
  [{ ...pending, amount: 5 }, signed, ['answer'], { group: 'notified', alert: other('1000, XAF') }],
  [{ ...pending, amount: 5 }, signed, ['check'], { alert: other('1000, XAF') }],
])('where the store has %j, of %j by %j becomes %j', (stored, came, writers, expected) => {
  const common = { reference: '12345678', recordedAt: '2026-11-21T10:00:00.000Z' };
  const payment = { ...common, nonce: 'new', ...came } as PaymentRecord;
  const known = stored ? ({ ...common, nonce: 'old', ...stored } as PaymentRecord) : payment;
  for (const writer of writers) {
    const { isNew, replacement, ...decision } = decideRecord(known, payment, writer);
    expect(isNew).toBe(stored === null);
    expect({ ...decision, ...(replacement && { replacement }) }).toEqual({
      ...expected,
      ...(expected.replacement && { replacement: { ...known, ...expected.replacement } }),
    });
  }
});

it('each state of a payment is recorded and logged once; without a state, nothing', async () => {
  const { ledger, records, index, log } = createMemoryLedger();
  for (const check of [pending, pending, accepted, accepted, { state: 'unknown' }, { state: 'unchecked' }] as const)
    expect(await recordPayment('12345678', check, ledger)).toBe(true);
  expect([...records.keys()]).toEqual(['12345678/pending', '12345678/accepted']);
  expect(log).toEqual(['Payment 12345678 is pending: recorded.', once]);
  expect(index).toEqual(['ours/12345678', 'ours/12345678', 'unknown/12345678', 'unchecked/12345678']);
});

it('two checks in one millisecond record a payment and alert once', async () => {
  const { ledger, log, alerts } = createMemoryLedger();
  const check = { state: 'accepted' } as const;
  await Promise.all([recordPayment('12345678', check, ledger), recordPayment('12345678', check, ledger)]);
  expect([log, alerts]).toEqual([[once], [`money: ${lacks}`]]);
});

it('a record holds the confirmed facts, the reference and the time', async () => {
  const { ledger, records } = createMemoryLedger();
  await recordPayment('12345678', accepted, ledger);
  const facts = { ...accepted, reference: '12345678', recordedAt: '2026-11-21T10:00:00.000Z' };
  expect([...records.values()]).toEqual([{ ...facts, nonce: expect.stringMatching(/^[\w-]{36}$/) }]);
});

it('a record that cannot be stored at first is stored after the answer, once', async () => {
  const { ledger, records, log, alerts } = createMemoryLedger();
  const works: Promise<unknown>[] = [];
  let tries = 0;
  const openRecord: typeof ledger.openRecord = (...key) => {
    const record = ledger.openRecord(...key);
    const add: typeof record.add = async (payment) => {
      tries += 1;
      // It comes through the first time, unseen.
      const stored = await record.add(payment);
      if (tries < 3) throw new Error('no answer in time');
      return stored;
    };
    return { ...record, add };
  };
  const waitUntil = (work: Promise<unknown>) => works.push(work);
  const tools = { ...ledger, openRecord, waitUntil, retryMilliseconds: 300 };
  expect(await recordPayment('12345678', accepted, tools)).toBe(false);
  await Promise.all(works);
  expect([tries, records.size, alerts.length]).toEqual([3, 1, 0]);
  expect(log).toEqual(['Payment 12345678 is accepted but could not be recorded yet (Error: no answer in time).', once]);
});
