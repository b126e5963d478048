import { createMemoryServices } from '../testing/memoryServices';
import type { Occasion, PaymentRecord } from './ledger';
import { decideRecord, recordPayment } from './recordPayment';

const accepted = { state: 'accepted', amount: 1000, currency: 'XAF' } as const;
const pending = { ...accepted, state: 'pending' } as const;

const once = 'Payment 12345678 is accepted: recorded.';
const other = (facts: string) =>
  `There is a record of another payment under 12345678: this one (${facts}) was not recorded. Look for both in the ` +
  'back office of each provider.';
const lacks = 'Payment 12345678 is accepted without an amount or a currency: look it up in the back office.';

type Facts = Partial<PaymentRecord>;
type Decision = { group?: string; replacement?: object; alertLine?: string };
const theirs = { providerId: 'a', providerReference: 'theirs' };
const signed = { ...pending, isNotified: true } as const;

const lacking = { ...accepted, amount: undefined };
const bare = { ...accepted, currency: undefined };
const own = { ...accepted, ...theirs };
const smaller = { ...pending, amount: 5 };
const all: Occasion[] = ['first', 'retry', 'hourly'];
const functions: Occasion[] = ['first', 'retry'];

/** `stored`: the record that the store had; null if it had none, and has stored the new one. */
it.each<[what: string, stored: Facts | null, came: Facts, occasions: Occasion[], decision: Decision]>([
  // No record yet: a payment that may still change is mentioned to the hourly check.
  ['new and accepted', null, accepted, all, {}],
  ['new and pending', null, pending, all, { group: 'ours' }],
  ['new, pending and notified', null, signed, all, { group: 'notified' }],
  ['new and refused', null, { state: 'refused' }, all, { group: 'ours' }],
  ['new and accepted, without an amount', null, lacking, functions, { group: 'ours', alertLine: lacks }],
  ['new and accepted, without a currency', null, bare, functions, { group: 'ours', alertLine: lacks }],
  ['new to the check, accepted without an amount', null, lacking, ['hourly'], { alertLine: lacks }],
  // Recorded already: a function mentions an open payment again, the hourly check does not.
  ['known and accepted', accepted, accepted, all, {}],
  ['known and accepted, without an amount', lacking, lacking, all, {}],
  ['known and accepted, whose amount comes later', { state: 'accepted' }, accepted, all, {}],
  ['known and pending', pending, pending, functions, { group: 'ours' }],
  ['known and pending, to the check', pending, pending, ['hourly'], {}],
  // A signed notification is noted in the record, whoever wrote it.
  ['pending, and notified now', pending, signed, functions, { group: 'notified', replacement: signed }],
  ['pending, and checked after its notification', pending, signed, ['hourly'], { replacement: signed }],
  ['notified, and still pending', signed, pending, functions, { group: 'ours' }],
  // Another payment has the reference.
  ['of another amount', accepted, { ...accepted, amount: 5 }, all, { alertLine: other('5, XAF') }],
  ['of another currency', accepted, { ...accepted, currency: 'EUR' }, all, { alertLine: other('1000, EUR') }],
  ['of another provider', own, { state: 'accepted', providerId: 'b' }, all, { alertLine: other('b') }],
  [
    'under their other reference',
    own,
    { ...own, providerReference: 'b' },
    all,
    { alertLine: other('1000, XAF, a, b') },
  ],
  ['another, notified', smaller, signed, ['first'], { group: 'notified', alertLine: other('1000, XAF') }],
  ['another, found by the check', smaller, signed, ['hourly'], { alertLine: other('1000, XAF') }],
])(
  'decideRecord says what is stored, mentioned and alerted for a payment that is %s',
  (_, stored, came, occasions, expected) => {
    const common = { reference: '12345678', recordedAt: '2026-11-21T10:00:00.000Z' };
    const record = { ...common, nonce: 'new', ...came } as PaymentRecord;
    const known = stored ? ({ ...common, nonce: 'old', ...stored } as PaymentRecord) : record;
    for (const occasion of occasions) {
      const { isNew, replacement, ...decision } = decideRecord(known, record, occasion);
      expect(isNew).toBe(stored === null);
      expect({ ...decision, ...(replacement && { replacement }) }).toEqual({
        ...expected,
        ...(expected.replacement && { replacement: { ...known, ...expected.replacement } }),
      });
    }
  },
);

it('each state of a payment is recorded and logged once; an unknown or unchecked payment is only mentioned', async () => {
  const { services, records, index, log } = createMemoryServices();
  for (const check of [pending, pending, accepted, accepted, { state: 'unknown' }, { state: 'unchecked' }] as const)
    expect(await recordPayment('12345678', check, services)).toBe(true);
  expect([...records.keys()]).toEqual(['12345678/pending', '12345678/accepted']);
  expect(log).toEqual(['Payment 12345678 is pending: recorded.', once]);
  expect(index).toEqual(['ours/12345678', 'ours/12345678', 'unknown/12345678', 'unchecked/12345678']);
});

it('two checks in one millisecond make one record and one alert', async () => {
  const { services, log, alerts } = createMemoryServices();
  const check = { state: 'accepted' } as const;
  await Promise.all([recordPayment('12345678', check, services), recordPayment('12345678', check, services)]);
  expect([log, alerts]).toEqual([[once], [`money: ${lacks}`]]);
});

it('a record holds the confirmed facts, the reference and the time', async () => {
  const { services, records } = createMemoryServices();
  await recordPayment('12345678', accepted, services);
  const facts = { ...accepted, reference: '12345678', recordedAt: '2026-11-21T10:00:00.000Z' };
  expect([...records.values()]).toEqual([{ ...facts, nonce: expect.stringMatching(/^[\w-]{36}$/) }]);
});

it.each([
  [false, 'ours'],
  [true, 'notified'],
])('a record that cannot be stored at first is mentioned, and stored once later', async (isNotified, group) => {
  const { services, records, index, log, alerts } = createMemoryServices();
  const works: Promise<unknown>[] = [];
  let tries = 0;
  const { ledger } = services;
  const paymentHandle: typeof ledger.paymentHandle = (...payment) => {
    const handle = ledger.paymentHandle(...payment);
    const add: typeof handle.add = async (record) => {
      tries += 1;
      // The first write is stored, but its answer is lost.
      const stored = await handle.add(record);
      if (tries < 3) throw new Error('no answer in time');
      return stored;
    };
    return { ...handle, add };
  };
  const waitUntil = (work: Promise<unknown>) => works.push(work);
  const options = { ...services, ledger: { ...ledger, paymentHandle }, waitUntil, retryMilliseconds: 300 };
  expect(await recordPayment('12345678', accepted, options, { isNotified })).toBe(false);
  await Promise.all(works);
  expect([tries, records.size, alerts.length]).toEqual([3, 1, 0]);
  expect(index).toEqual([`${group}/12345678`]);
  expect(log).toEqual(['Payment 12345678 is accepted but could not be recorded yet (Error: no answer in time).', once]);
});
