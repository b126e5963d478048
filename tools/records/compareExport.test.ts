import { compareExports, readExport } from './compareExport';
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

/** Compares an export of a heading and these lines. */
const compare = (text: string, rows: PaymentRow[], period?: string) =>
  compareExports([readExport('export.csv', Buffer.from(`id\n${text}`))], rows, period);
const findDifferences = (text: string, rows = [known]) =>
  compare(text, rows).differences.map(({ what, row: { reference } }) => `${reference}: ${what}`);

it('the comparison names each payment that is not in one line, with its amount, and the lines without an accepted payment', () => {
  const numbers = ['11111111', '22222222', '33333333', '55555555', '66666666'];
  const pending = row('44444444', { state: 'pending' });
  const text = `35353736;5000;réussi
11111111;2500;réussi
20202020;5000;réussi
20202020;-5000;remboursé
22222222;5000 EUR;réussi
33333333;5000;55555555;5000
44444444;5000;réussi`;
  const rows = [known, theirs, pending, ...numbers.map((reference) => row(reference))];
  const { accepted, differences, unmatched } = compare(text, rows);
  expect(accepted).toBe(7);
  expect(differences.map(({ what, row: { reference }, lines }) => [what, reference, ...lines.map(String)])).toEqual([
    ['Plusieurs lignes', '20202020', '20202020,5000,réussi', '20202020,-5000,remboursé'],
    ['Autre montant', '11111111', '11111111,2500,réussi'],
    ['Autre devise', '22222222', '22222222,5000 EUR,réussi'],
    ['Non comparé (plusieurs dons sur une ligne)', '33333333', '33333333,5000,55555555,5000'],
    ['Non comparé (plusieurs dons sur une ligne)', '55555555', '33333333,5000,55555555,5000'],
    ['Seulement ici', '66666666'],
  ]);
  expect(unmatched).toEqual([
    { line: ['id'], row: undefined },
    { line: ['44444444', '5000', 'réussi'], row: pending },
  ]);
});

it('the comparison reports a line that names two payments, accepted or not, as not compared', () => {
  const pending = ['44444444', '77777777'].map((reference) => row(reference, { state: 'pending' }));
  const doubt = (text: string) => compare(text, [known, ...pending]).doubts;
  expect(doubt('35353736;5000\n44444444;5000\n77777777;2500')).toEqual([]);
  expect(doubt('35353736;5000\n44444444;5000;77777777;2500')).toEqual([
    'Une ligne nomme plusieurs paiements : elle n’est pas comparée.',
  ]);
});

it.each([
  ['swapped in another column than what was asked', '35353736;5000;2000\n11111111;2000;5000\n22222222;5000;5000'],
  ['half in another column', '35353736;5000;2000\n11111111;2000;2000'],
])('the comparison says where amounts are in several columns: %s', (_, text) => {
  const rows = [known, row('11111111', { amount: 2000 }), row('22222222')];
  const doubt = 'Plusieurs colonnes contiennent le montant de certains dons : comparez-les vous-même.';
  expect(compare(text, rows).doubts).toEqual([doubt]);
});

it('the columns of amounts are those of accepted payments: a failed payment has only the amount that was asked', () => {
  const failed = ['1', '2', '3'].map((reference) => row(reference, { state: 'pending' }));
  const text = '1;5000;0\n2;5000;0\n3;5000;0\n35353736;5000;500\n11111111;5000;5000\n22222222;5000;5000';
  const { differences, doubts } = compare(text, [known, row('11111111'), row('22222222'), ...failed]);
  expect([differences.map(({ row: { reference } }) => reference), doubts]).toEqual([['35353736'], []]);
});

it('a line whose columns are not recognized is not compared', () => {
  const what = 'Non comparé (colonnes non reconnues)';
  expect(findDifferences('35353736   500   5000')).toEqual([`35353736: ${what}`]);
});

it.each([
  '35353736',
  '"35353736"',
  '"=""35353736"""',
  '="35353736"',
  "'35353736",
  '35353736.0',
  '35\u202f353\u202f736,00',
  '35.353.736,00',
])('the comparison finds our reference as a spreadsheet writes it: %s', (cell) => {
  expect(findDifferences(`OM;${cell};5000`)).toEqual([]);
});

it('the comparison finds the provider’s reference, with its dots and hyphens', () => {
  expect(findDifferences('23/11/2026,ab-12.f,5000', [theirs])).toEqual([]);
});

it.each(['353537361', 'MP35353736', '135 353 736', '35353736e'])(
  'the comparison finds no reference inside another word: %s',
  (cell) => {
    expect(findDifferences(`${cell};5000`)).toEqual(['35353736: Seulement ici']);
  },
);

it.each(['5000', '5 000', '5\u00a0000 FCFA', '"5\u202f000,00 XAF"', '5.000', '"5,000.00"', '5’000', 'XAF5000'])(
  'the comparison finds the amount of 5000 in %s',
  (cell) => {
    expect(findDifferences(`35353736,${cell},OM`)).toEqual([]);
  },
);

it.each([
  '15000',
  '15 000',
  '"5,000,000"',
  '2.005.000',
  '-5 000',
  '- 5 000',
  '−5000',
  '"(5,000.00)"',
  '"(XAF 5,000.00)"',
  '-XAF 5000',
  '–5000',
  '5000-',
  '"5000,50"',
  '500',
  '',
])('the comparison finds another amount than 5000 in %j', (cell) => {
  expect(findDifferences(`35353736,${cell},OM`)).toEqual(['35353736: Autre montant']);
});

it.each(['5000;EUR', '"5 000,00 €"', '5000 USD', '$5000', '5000;XAF;7,62;EUR', '5000;gbp', '£5000', '5000 euros'])(
  'the comparison reports another currency: %s',
  (cells) => {
    expect(findDifferences(`35353736;${cells};OM`)).toEqual(['35353736: Autre devise']);
  },
);

it.each<[string | undefined, string, string[]]>([
  ['XAF', '5000 FCFA', []],
  ['XAF', '5000 F', []],
  ['XOF', '5000;cfa', []],
  [undefined, '5000;XAF', []],
  ['EUR', '5000 FCFA', ['35353736: Autre devise']],
])('a payment in %s and %s in the export differ by %j', (currency, cells, differences) => {
  expect(findDifferences(`35353736;${cells};OM`, [row('35353736', { currency })])).toEqual(differences);
});

it.each([
  ['commas', '35353736,"Ada\r\nExemple",5000'],
  ['semicolons', '"35353736";"12 rue des Fleurs\nBP 45";"5 000,00";"ACCEPTED"'],
  ['tabs', '35353736\tmerci; à tous\t5000'],
  ['semicolons, and more commas in a text', '35353736;merci, à vous, à tous;5000'],
])('readExport finds the separator, and keeps line breaks in quoted cells: %s', (_, text) => {
  expect(findDifferences(text)).toEqual([]);
});

it('readExport takes quotation marks that are not closed for text', () => {
  const text = 'id;nom;montant\n35353736;"Ada;5000\n77777777;Eve;7000';
  expect(readExport('export.csv', Buffer.from(text))).toEqual([
    ['id', 'nom', 'montant'],
    ['35353736', '"Ada', '5000'],
    ['77777777', 'Eve', '7000'],
  ]);
});

it.each([
  ['a balance, equal by chance', '35353736;5000;9000\n11111111;5000;14000\n22222222;500;2000'],
  ['what was asked, beside what was paid', '35353736;5000;5000\n11111111;5000;5000\n22222222;2000;500'],
])('an amount is compared in each column where most payments of the file have theirs: %s', (_, text) => {
  const rows = [known, row('11111111'), row('22222222', { amount: 2000 }), row('77777777')];
  const exports = [text, 'montant;id\n5000;77777777'].map((file) => readExport('export.csv', Buffer.from(file)));
  expect(compareExports(exports, rows).differences).toMatchObject([
    { what: 'Autre montant', row: { reference: '22222222' } },
  ]);
});

it('the comparison reports as missing only what the period has, but knows the payments of other periods', () => {
  const next = [row('35353736', { date: '2026-12-01' }), row('11111111', { date: '2026-12-01' })];
  const { accepted, differences, unmatched } = compare('35353736;5000', next, '2026-11');
  expect({ accepted, differences, unmatched }).toEqual({
    accepted: 0,
    differences: [],
    unmatched: [{ line: ['id'], row: undefined }],
  });
});

it.each([
  ['UTF-8', Buffer.from('\ufeffRéférence\r\n\r\n1', 'utf8')],
  ['Windows-1252', Buffer.from('Référence\r1\r', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffRéférence\n1\n', 'utf16le')],
])('readExport reads the lines of an export in %s', (_, bytes) => {
  expect(readExport('export.csv', bytes)).toEqual([['Référence'], ['1']]);
});

it('readExport reads a CSV that begins like a workbook', () => {
  expect(readExport('export.csv', Buffer.from('PK;montant\n35353736;5000'))).toHaveLength(2);
});

it.each([
  ['PK\x03\x04', 'un classeur (Excel ou LibreOffice)'],
  ['\xD0\xCF\x11\xE0', 'un classeur (Excel ou LibreOffice)'],
  ['<table><tr><td>35353736</td><td>10 000</td></tr></table>', 'une page web ou du XML'],
  ['\n<!DOCTYPE html>\n<td>35353736</td>\n<td>5000</td>', 'une page web ou du XML'],
  ['Export\n<TR><TD>35353736\n<TD>5000', 'une page web ou du XML'],
  ['<?xml version="1.0"?>\n<Workbook>\n<Row>', 'une page web ou du XML'],
  ['%PDF-1.4\n35353736 5000', 'un PDF'],
  ['35353736;10000;12345678;5000\n', 'sur une seule ligne'],
  [' \n\n', 'vide'],
])('readExport says what to do with a file that is no CSV: %j', (text, kind) => {
  expect(() => readExport('mai.csv', Buffer.from(text, 'latin1'))).toThrow(
    `« mai.csv » est ${kind} : comparez avec un CSV, exporté de l’espace marchand ou enregistré depuis Excel ou LibreOffice.`,
  );
});
