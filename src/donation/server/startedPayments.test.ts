import { createHmac } from 'node:crypto';
import type { StartedPayment } from '../providers/provider';
import { findStart, readStartCookie, writeStartCookie } from './startedPayments';

const started: StartedPayment = {
  reference: '12345678',
  amount: 1000,
  currency: 'XAF',
  startedAt: 'now',
  kept: { a: 'b' },
};
const account = { signingKey: 'key' };
const cookies = `other=1; ${writeStartCookie({ ...started, amount: 2000 }, 'key').split(';')[0]}; last=2`;

function openStore(find: (reference: string) => Promise<StartedPayment | undefined>) {
  const lines: string[] = [];
  const starts = { find, keep: async (kept: StartedPayment) => kept };
  return { lines, ledger: { starts, log: (line: string) => void lines.push(line) } };
}

it('what the store has comes first', async () => {
  const { ledger } = openStore(async () => started);
  expect(await findStart(account, '12345678', ledger, cookies)).toBe(started);
});

it('the donor’s cookie stands in for a start that the store does not have', async () => {
  const { ledger, lines } = openStore(async () => undefined);
  const found = { reference: '12345678', amount: 2000, currency: 'XAF', startedAt: '', kept: {} };
  expect(await findStart(account, '12345678', ledger, cookies)).toEqual(found);
  expect(await findStart(account, '12345678', { log: ledger.log }, cookies)).toEqual(found);
  expect(lines).toEqual([]);
});

it('the donor’s cookie stands in for a store that cannot be reached, which is logged', async () => {
  const { ledger, lines } = openStore(() => Promise.reject(new Error('gone')));
  expect(await findStart(account, '12345678', ledger, cookies)).toMatchObject({ amount: 2000 });
  expect(lines).toEqual(['What was kept of payment 12345678 could not be read (Error: gone).']);
});

it('a store that cannot be reached is not one without the payment', async () => {
  const { ledger } = openStore(() => Promise.reject(new Error('gone')));
  await expect(findStart(account, '12345678', ledger)).rejects.toThrow('gone');
});

it('without a key, cookies say nothing', async () => {
  const { ledger } = openStore(async () => undefined);
  expect(await findStart({}, '12345678', ledger, cookies)).toBeUndefined();
  expect(await findStart(account, '12345678', ledger)).toBeUndefined();
});

it('the store is not asked about what is no reference', async () => {
  const asked: string[] = [];
  const { ledger } = openStore(async (reference) => {
    asked.push(reference);
    return started;
  });
  expect(await findStart(account, '../12345678', ledger, cookies)).toBeUndefined();
  expect(asked).toEqual([]);
});

const cookie = writeStartCookie(started, 'key');

it('the cookie is for the return function alone, for two days', () => {
  expect(cookie).toMatch(
    /^donation_start_12345678=1000\.XAF\.[0-9a-f]{64}; Max-Age=172800; Path=\/cinetpay-return; HttpOnly; Secure; SameSite=None$/,
  );
  expect(readStartCookie(cookie, '12345678', 'key')).toEqual({ ...started, startedAt: '', kept: {} });
});

it.each([
  ['another amount', cookie.replace('1000', '9000'), '12345678', 'key'],
  ['another currency', cookie.replace('XAF', 'EUR'), '12345678', 'key'],
  ['the name of another reference', cookie.replace('12345678', '1'), '1', 'key'],
  ['the signature of another key', cookie, '12345678', 'other'],
  ['a cut signature', cookie.replace(/[0-9a-f]{2};/, ';'), '12345678', 'key'],
  ['no signature', 'donation_start_12345678=1000.XAF', '12345678', 'key'],
  ['another name', cookie.replace('donation_start_', ''), '12345678', 'key'],
])('a cookie with %s says nothing', (_, text, reference, key) => {
  expect(readStartCookie(text, reference, key)).toBeUndefined();
});

it('digits cannot be moved from the amount to the reference', () => {
  const moved = cookie.replace('12345678=1000', '1234567=81000');
  expect(readStartCookie(moved, '1234567', 'key')).toBeUndefined();
});

it('the key signs for this purpose alone', () => {
  const other = createHmac('sha256', 'key').update('12345678.1000.XAF').digest('hex');
  expect(readStartCookie(`donation_start_12345678=1000.XAF.${other}`, '12345678', 'key')).toBeUndefined();
});
