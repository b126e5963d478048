import type { PaymentRecord } from '../../src/donation/server/ledger';
import { listPayments, sumAccepted } from './rows';

const record = (values: Partial<PaymentRecord>): PaymentRecord => ({
  reference: '12345678',
  state: 'accepted',
  amount: 5000,
  currency: 'XAF',
  method: 'OM',
  recordedAt: '2026-11-23T10:00:00.000Z',
  ...values,
});

it('listPayments lists a reference once: accepted before refused before pending', () => {
  const states = ['pending', 'refused', 'accepted', 'cancelled'] as const;
  const rows = listPayments(states.map((state) => record({ state })));
  expect(rows.map(({ state }) => state)).toEqual(['accepted']);
  expect(listPayments([record({ state: 'pending' }), record({ state: 'refused' })])[0]?.state).toBe('refused');
});

it('listPayments lists the payments of a month, oldest first', () => {
  const rows = listPayments(
    [
      // Records have UTC; the country is an hour ahead.
      record({ reference: '3', paidAt: '2026-11-30T23:00:00Z' }),
      record({ reference: '2', paidAt: '2026-11-30T22:59:59Z' }),
      record({ reference: '1', paidAt: '2026-10-31T23:00:00Z' }),
    ],
    '2026-11',
  );
  expect(rows.map(({ reference, date, time }) => [reference, date, time])).toEqual([
    ['1', '2026-11-01', '00:00'],
    ['2', '2026-11-30', '23:59'],
  ]);
});

it('listPayments names the provider, its own reference, the operator and the day of the payout', () => {
  const known = { providerId: 'example', providerReference: 'theirs' };
  const [row] = listPayments([record({ ...known, method: 'VISAMCM', payoutAt: '2026-11-24T23:30:00Z' })]);
  expect(row).toMatchObject({ ...known, method: 'Visa', payout: '2026-11-25' });
});

it('listPayments dates a payment without a payment date by the country’s day', () => {
  const [row] = listPayments([record({ state: 'pending', recordedAt: '2026-11-30T23:30:00.000Z' })]);
  expect(row?.date).toBe('2026-12-01');
});

it('sumAccepted sums what was accepted, by currency, FCFA first, and then by operator, and leaves out what has no amount', () => {
  const rows = listPayments([
    record({ reference: '1' }),
    record({ reference: '2', amount: 2500 }),
    record({ reference: '3', method: 'MOMO', amount: 1000 }),
    record({ reference: '4', currency: 'EUR', method: 'VISA', amount: 50 }),
    record({ reference: '5', state: 'pending', amount: 9000 }),
    record({ reference: '6', amount: undefined, currency: undefined }),
    record({ reference: '7', method: undefined, amount: 500 }),
  ]);
  expect(sumAccepted(rows)).toEqual([
    { currency: 'XAF', count: 4, total: 9000 },
    { currency: 'XAF', method: 'Orange Money', count: 2, total: 7500 },
    { currency: 'XAF', method: 'MTN Mobile Money', count: 1, total: 1000 },
    { currency: 'XAF', method: 'moyen inconnu', count: 1, total: 500 },
    { currency: 'EUR', count: 1, total: 50 },
    { currency: 'EUR', method: 'Visa', count: 1, total: 50 },
  ]);
});
