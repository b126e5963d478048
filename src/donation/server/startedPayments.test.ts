import { createHmac } from 'node:crypto';
import { createMemoryLedger } from '../../testing/memoryLedger';
import type { Account, StartedPayment } from '../providers/provider';
import { findStarted, writeStartedCookie } from './startedPayments';

const started: StartedPayment = {
  providerId: 'b',
  reference: '12345678',
  amount: 1000,
  currency: 'XAF',
  startedAt: 'now',
  providerReference: 'theirs.1',
  secrets: { a: 'b' },
};
const open = (providerId: string, signingKey?: string): Account => ({
  providerId,
  checkPayment: async () => ({ state: 'unknown' }),
  ...(signingKey && { serverStart: { startPayment: () => Promise.reject(new Error()), signingKey } }),
});
/** Of a provider whose payments browsers start, and of two whose functions do. */
const all = [open('browser'), open('a', 'other key'), open('b', 'key')];

const cookie = writeStartedCookie(started, 'key');
const inCookie = { ...started, startedAt: '', secrets: {} };

type Case = { cookies?: string; reference?: string; accounts?: Account[]; isStored?: boolean };

/** What is found, and whether the store was read. */
async function find({ cookies = cookie, reference = '12345678', accounts = all, isStored = false }: Case) {
  const { ledger, startedPayments } = createMemoryLedger();
  if (isStored) startedPayments.set(reference, started);
  const read = jest.spyOn(ledger.startedPayments, 'find');
  const found = await findStarted(accounts, reference, ledger, cookies);
  return { found, isRead: read.mock.calls.length > 0 };
}

const { providerReference: _, ...unnamed } = inCookie;
const unnamedCookie = writeStartedCookie(unnamed, 'key');
const ofBrowser = [open('browser')];
const signedOtherwise = createHmac('sha256', 'key').update('12345678.1000.XAF.').digest('hex');
const moved = cookie.replace('8=12345678.1000', '7=1234567.81000');

it.each<[string, Case, found: StartedPayment, isRead: boolean]>([
  ['in a cookie, without the store', {}, inCookie, false],
  ['without a reference of the provider', { cookies: unnamedCookie }, unnamed, false],
  ['in the store', { cookies: 'other=1', isStored: true }, started, true],
])('a start is found %s', async (_, where, found, isRead) => {
  expect(await find(where)).toStrictEqual({ found, isRead });
});

it.each<[string, Case, isRead?: boolean]>([
  ['where browsers start all payments', { accounts: ofBrowser, isStored: true }, false],
  ['under what cannot be a reference', { reference: '../12345678', isStored: true }, false],
  // What a cookie says that this site has not signed.
  ['with another amount', { cookies: cookie.replace('.1000', '.9000') }],
  ['with another currency', { cookies: cookie.replace('XAF', 'EUR') }],
  ['with another reference', { cookies: cookie.replace('12345678', '18'), reference: '18' }],
  ['with a digit moved from the reference', { cookies: moved, reference: '1234567' }],
  ['with another reference of the provider', { cookies: cookie.replace(/XAF\.\w+/, 'XAF.YWJj') }],
  ['with the signature of another key', { cookies: writeStartedCookie(started, 'third key') }],
  ['with a cut signature', { cookies: cookie.replace(/[0-9a-f]{2};/, ';') }],
  ['with a tail', { cookies: cookie.replace(';', 'zz;') }],
  ['without an amount', { cookies: cookie.replace('.1000', '.') }],
  ['under another name', { cookies: cookie.replace('donation_start_', '') }],
  ['signed for another purpose', { cookies: `donation_start_8=12345678.1000.XAF..${signedOtherwise}` }],
])('no start is found %s', async (_, where, isRead = true) => {
  expect(await find(where)).toStrictEqual({ found: undefined, isRead });
});

it('findStarted throws where the store cannot be reached: the payment may be there', async () => {
  const { ledger, log } = createMemoryLedger();
  const startedPayments = { ...ledger.startedPayments, find: () => Promise.reject(new Error('gone')) };
  await expect(findStarted(all, '12345678', { ...ledger, startedPayments })).rejects.toThrow('gone');
  expect(log).toEqual(['The start of payment 12345678 could not be read (Error: gone).']);
});

it('the cookie is for the return function alone, for two days', () => {
  expect(cookie).toMatch(
    /^donation_start_8=12345678\.1000\.XAF\.[\w-]+\.[0-9a-f]{64}; Max-Age=172800; Path=\/cinetpay-return; HttpOnly; Secure; SameSite=None$/,
  );
});

it('however many payments a device starts, ten cookies are kept', () => {
  const names = Array.from({ length: 100 }, (_, index) =>
    writeStartedCookie({ ...started, reference: `${index}` }, 'key'),
  );
  expect(new Set(names.map((text) => text.split('=')[0])).size).toBe(10);
});
