import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../src/testing/makeFolder';
import { ToolError } from '../command';
import type { LedgerRow } from './ledger';
import { sumYear, writeReceived } from './received';

const made = makeFolder();

const row = (values: Partial<LedgerRow>): LedgerRow => ({
  date: '2026-03-01',
  time: '10:00',
  reference: '1',
  state: 'accepted',
  amount: 5000,
  currency: 'XAF',
  method: 'MTN',
  ...values,
});
const sum = { currency: 'XAF', sum: 5000, count: 1, date: '2027-01-04' } as const;

it('a year has a line per currency of what was accepted, never added to another', () => {
  const rows = [
    row({}),
    row({ method: 'Orange', amount: 1000 }),
    row({ currency: 'EUR', amount: 50 }),
    row({ state: 'refused' }),
  ];
  expect(sumYear(2026, rows, '2027-01-04')).toEqual([
    { year: 2026, currency: 'XAF', sum: 6000, count: 2, date: '2027-01-04' },
    { year: 2026, currency: 'EUR', sum: 50, count: 1, date: '2027-01-04' },
  ]);
});

it('a year that is closed again replaces its former sums, and leaves those of other years, also in a file of Notepad', () => {
  const former = {
    fr: {
      received: [
        { ...sum, year: 2026, sum: 1 },
        { ...sum, year: 2025 },
      ],
    },
  };
  writeFileSync(join(made.folder, 'received.json'), `\uFEFF${JSON.stringify(former)}`);
  const file = writeReceived(2026, [{ ...sum, year: 2026 }], made.folder);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    fr: {
      received: [
        { ...sum, year: 2026 },
        { ...sum, year: 2025 },
      ],
    },
  });
});

it('writes nothing that the build would refuse, such as a sum below one', () => {
  expect(() => writeReceived(2026, [{ ...sum, year: 2026, sum: 0 }], made.folder)).toThrow('Rien n’est écrit');
  expect(existsSync(join(made.folder, 'received.json'))).toBe(false);
});

it.each([
  ['no JSON', '{ "fr": {', /JSON/],
  ['no French', '{}', /fr is missing/],
  ['no list', '{ "fr": { "received": "2025" } }', /received must be a list/],
])('a former file that is broken stays, and words say where: %s', (_, former, reason) => {
  const file = join(made.folder, 'received.json');
  writeFileSync(file, former);
  const write = () => writeReceived(2026, [{ ...sum, year: 2026 }], made.folder);
  expect(write).toThrow(ToolError);
  expect(write).toThrow(/^Rien n’est écrit.* : content\/received\.json: /);
  expect(write).toThrow(reason);
  expect(readFileSync(file, 'utf8')).toBe(former);
});
