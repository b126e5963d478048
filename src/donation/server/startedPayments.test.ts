import type { StartedPayment } from '../providers/provider';
import { findStart, writeStartCookie } from './startedPayments';

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
