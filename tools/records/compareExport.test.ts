import { compareExport, readExport } from './compareExport';
import type { PaymentRow } from './rows';

const row = (reference: string, values: Partial<PaymentRow> = {}): PaymentRow => ({
  date: '2026-11-23',
  time: '11:00',
  reference,
  state: 'accepted',
  amount: 5000,
  currency: 'XAF',
  ...values,
});
const known = row('35353736');
const theirs = row('20202020', { providerReference: 'ab-12.f' });

it('names what is only here, of another amount, on several lines, and the lines without an accepted payment', () => {
  const missing = row('11111111');
  const pending = row('44444444', { state: 'pending' });
  const lines = [
    'id;amount;status',
    '35353736;2500;ACCEPTED',
    '20202020;5000;ACCEPTED',
    '20202020;-5000;REFUND',
    '44444444;5000;ACCEPTED',
  ];
  expect(compareExport(lines, [known, missing, theirs, pending])).toEqual({
    onlyHere: [missing],
    otherAmount: [{ row: known, line: '35353736;2500;ACCEPTED' }],
    severalLines: [{ row: theirs, lines: ['20202020;5000;ACCEPTED', '20202020;-5000;REFUND'] }],
    found: 2,
    unmatched: [
      { line: 'id;amount;status', row: undefined },
      { line: '44444444;5000;ACCEPTED', row: pending },
    ],
  });
});

it.each([
  '35353736',
  '"35353736"',
  '"=""35353736"""',
  "'35353736",
  '35353736.0',
  '35\u202f353\u202f736,00',
  '35,353,736.00',
])('finds our reference as a spreadsheet writes it: %s', (cell) => {
  expect(compareExport([`OM;${cell};5000`], [known]).onlyHere).toEqual([]);
});

it('finds the provider’s reference, with its dots and hyphens', () => {
  expect(compareExport(['23/11/2026,ab-12.f,5000'], [theirs]).onlyHere).toEqual([]);
});

it('a text with a semicolon does not make a line of commas one of semicolons', () => {
  const line = '35353736,payé ; merci,2026-11-23,500';
  expect(compareExport(['Référence,Note,Date,Montant', line], [{ ...known, amount: 500 }]).otherAmount).toEqual([]);
});

it.each(['353537361', 'MP35353736', '135 353 736', '35353736e'])(
  'finds no reference inside another word: %s',
  (cell) => {
    expect(compareExport([`${cell};5000`], [known]).onlyHere).toEqual([known]);
  },
);

it.each([
  '5000',
  '5 000',
  '5\u00a0000 FCFA',
  '"5\u202f000,00 XAF"',
  '5.000',
  '"5,000.00"',
  '5’000',
  'XAF5000',
  '5000.00,4850.00',
])('finds the amount of 5000 in %s', (cell) => {
  expect(compareExport([`35353736,${cell},OM`], [known]).otherAmount).toEqual([]);
});

it.each(['15000', '15 000', '"5,000,000"', '2.005.000', '-5 000', '−5000', '"(5,000.00)"', '500', ''])(
  'finds another amount than 5000 in %j',
  (cell) => {
    expect(compareExport([`35353736,${cell},OM`], [known]).otherAmount).toHaveLength(1);
  },
);

it('takes a comma between cells for no thousands, and the amount of a small gift for what it is', () => {
  const small = row('35353736', { amount: 500 });
  for (const end of ['ACCEPTED', '"OM; Gadas"'])
    expect(compareExport([`35353736,2026-11-23,500,490,${end}`], [small]).otherAmount).toEqual([]);
});

it('compares an amount without its cents', () => {
  expect(compareExport(['35353736;19,50'], [row('35353736', { amount: 19.5 })]).otherAmount).toEqual([]);
});

it('reports as missing only what the period has, but knows the payments of other periods', () => {
  const next = [row('35353736', { date: '2026-12-01' }), row('11111111', { date: '2026-12-01' })];
  expect(compareExport(['35353736;5000'], next, '2026-11')).toMatchObject({ onlyHere: [], found: 0, unmatched: [] });
});

it.each([
  ['UTF-8', Buffer.from('\ufeffRéférence\r\n\r\n1', 'utf8')],
  ['Windows-1252', Buffer.from('Référence\r1\r', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffRéférence\n1\n', 'utf16le')],
  ['UTF-16 of a program that writes the high byte first', Buffer.from('\ufeffRéférence\n1\n', 'utf16le').swap16()],
])('reads the lines of an export in %s', (_, bytes) => {
  expect(readExport('export.csv', bytes)).toEqual(['Référence', '1']);
});

it.each(['PK\x03\x04', '\xD0\xCF\x11\xE0'])('tells what to do with a workbook, which begins with %j', (start) => {
  expect(() => readExport('export.xlsx', Buffer.from(start, 'latin1'))).toThrow(
    /« export.xlsx » est un classeur .+ « Enregistrer sous », puis « CSV »/,
  );
});
