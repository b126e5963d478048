import { formatCsv } from './csv';

it('formatCsv writes what a French Excel opens: a byte order mark, semicolons, CRLF', () => {
  expect(
    formatCsv([
      ['Montant', 'N°'],
      [5000, 'MP1'],
    ]),
  ).toBe('\uFEFFMontant;N°\r\n5000;MP1\r\n');
});

it.each(['=1+1', '+237', '-5', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '＝1', '＋1', '－1', '＠SUM', '|cmd'])(
  'formatCsv writes %j so that it does not run as a formula',
  (cell) => {
    expect(formatCsv([[cell]])).toBe(`\uFEFF'${cell}\r\n`);
  },
);

it('formatCsv leaves numbers, days and hours as they are', () => {
  expect(formatCsv([[-5, '2026-11-23', '14:05']])).toBe('\uFEFF-5;2026-11-23;14:05\r\n');
});

it.each(['123456789012345678', '00998877', '1E5', '12345678', '10-11-12', '1/2', '10:30:15'])(
  'formatCsv writes %s as text, of which Excel makes no number or date',
  (cell) => {
    expect(formatCsv([[cell]])).toBe(`\uFEFF"=""${cell}"""\r\n`);
  },
);

it('formatCsv quotes what holds a separator, a quote or a line break', () => {
  expect(formatCsv([['a;b', 'say "no"', 'two\nlines']])).toBe('\uFEFF"a;b";"say ""no""";"two\nlines"\r\n');
});
