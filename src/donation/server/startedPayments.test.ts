import { createHmac } from 'node:crypto';
import type { Account, StartedPayment } from '../providers/provider';
import { findStart, hasStartCookie, writeStartCookie } from './startedPayments';

const started: StartedPayment = {
  providerId: 'b',
  reference: '12345678',
  amount: 1000,
  currency: 'XAF',
  startedAt: 'now',
  providerReference: 'theirs.1',
  kept: { a: 'b' },
};
const open = (providerId: string, signingKey?: string): Account => ({
  providerId,
  checkPayment: async () => ({ state: 'unknown' }),
  ...(signingKey && { serverStart: { startPayment: () => Promise.reject(new Error()), signingKey } }),
});
/** Of a provider whose payments browsers start, and of two whose functions do. */
const accounts = [open('browser'), open('a', 'other key'), open('b', 'key')];
const cookies = `other=1; ${writeStartCookie({ ...started, amount: 2000 }, 'key').split(';')[0]}; last=2`;

function openStore(find: (reference: string) => Promise<StartedPayment | undefined>) {
  const lines: string[] = [];
  const starts = { find, reserve: async () => true, complete: async () => {} };
  return { lines, ledger: { starts, log: (line: string) => void lines.push(line) } };
}

it('what the donor’s signed cookie says needs no store', async () => {
  const { ledger } = openStore(async () => Promise.reject(new Error('gone')));
  const found = { ...started, amount: 2000, startedAt: '', kept: {} };
  expect(await findStart(accounts, '12345678', ledger, cookies)).toEqual(found);
});

it('without a cookie, the store is read', async () => {
  expect(await findStart(accounts, '12345678', openStore(async () => started).ledger, 'other=1')).toBe(started);
  expect(await findStart(accounts, '12345678', openStore(async () => undefined).ledger)).toBeUndefined();
});

it('a store that cannot be reached is not one without the payment', async () => {
  const { ledger, lines } = openStore(() => Promise.reject(new Error('gone')));
  await expect(findStart(accounts, '12345678', ledger)).rejects.toThrow('gone');
  expect(lines).toEqual(['What was kept of payment 12345678 could not be read (Error: gone).']);
});

it('where browsers start all payments, nothing is looked up', async () => {
  const find = jest.fn(async () => started);
  expect(await findStart([open('browser')], '12345678', openStore(find).ledger, cookies)).toBeUndefined();
  expect(find).not.toHaveBeenCalled();
});

it('the store is not asked about what is no reference', async () => {
  const asked: string[] = [];
  const { ledger } = openStore(async (reference) => {
    asked.push(reference);
    return started;
  });
  expect(await findStart(accounts, '../12345678', ledger, cookies)).toBeUndefined();
  expect(asked).toEqual([]);
});

const cookie = writeStartCookie(started, 'key');
const read = (text: string, reference = '12345678') => findStart(accounts, reference, { log: () => {} }, text);

it('the cookie is for the return function alone, for two days', async () => {
  expect(cookie).toMatch(
    /^donation_start_8=12345678\.1000\.XAF\.[\w-]+\.[0-9a-f]{64}; Max-Age=172800; Path=\/cinetpay-return; HttpOnly; Secure; SameSite=None$/,
  );
  expect(await read(cookie)).toEqual({ ...started, startedAt: '', kept: {} });
});

it('the cookie of a payment without a reference of the provider has none', async () => {
  const { providerReference: _reference, ...others } = started;
  expect(await read(writeStartCookie(others, 'key'))).toStrictEqual({ ...others, startedAt: '', kept: {} });
});

it('a cookie is seen unproven', () => {
  expect(hasStartCookie('donation_start_8=12345678.x', '12345678')).toBe(true);
  expect(hasStartCookie('donation_start_8=12345678.x', '8')).toBe(false);
});

it('however many payments a device starts, ten cookies are kept', () => {
  const names = Array.from({ length: 100 }, (_, index) =>
    writeStartCookie({ ...started, reference: `${index}` }, 'key'),
  );
  expect(new Set(names.map((text) => text.split('=')[0])).size).toBe(10);
});

it.each([
  ['another amount', cookie.replace('.1000', '.9000')],
  ['another currency', cookie.replace('XAF', 'EUR')],
  ['another reference', cookie.replace('12345678', '18'), '18'],
  ['the signature of another key', writeStartCookie(started, 'third key')],
  ['a cut signature', cookie.replace(/[0-9a-f]{2};/, ';')],
  ['another reference of the provider', cookie.replace(/XAF\.\w+/, 'XAF.YWJj')],
  ['no signature', 'donation_start_8=12345678.1000.XAF.YWJj'],
  ['a tail', cookie.replace(';', 'zz;')],
  ['no amount', cookie.replace('.1000', '.')],
  ['no currency', cookie.replace('XAF', '')],
  ['a digit moved from the reference', cookie.replace('8=12345678.1000', '7=1234567.81000'), '1234567'],
  ['another name', cookie.replace('donation_start_', '')],
])('a cookie with %s says nothing', async (_, text, reference = '12345678') => {
  expect(await read(text, reference)).toBeUndefined();
});

it('the key signs for this purpose alone', async () => {
  const other = createHmac('sha256', 'key').update('12345678.1000.XAF.').digest('hex');
  expect(await read(`donation_start_8=12345678.1000.XAF..${other}`)).toBeUndefined();
});
