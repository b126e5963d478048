import { listReports } from '../../testing/listReports';
import { type DateField, dateKind, firstDay, isPartialDate, lastDay, toFrenchDate } from './date';

const field: DateField = { kind: 'date', frenchName: 'Jour', hint: '' };

it.each(['2026', '2026-03', '2026-03-01'])('%s is a partial date', (value) => {
  expect(listReports(dateKind, { ...field, partial: true }, value)).toEqual([]);
});

it.each(['2026-13', '26', '2026-', 'mars 2026'])('%s is no partial date', (value) => {
  expect(listReports(dateKind, { ...field, partial: true }, value)).toEqual([['notPartialDate', { value }]]);
});

it.each(['2026-03-01', '2028-02-29'])('%s is a day', (value) => {
  expect(listReports(dateKind, field, value)).toEqual([]);
});

it.each(['2026-02-29', '2026-13-01', '2026-3-1', '1er mars 2026'])('%s is no day', (value) => {
  expect(listReports(dateKind, field, value)).toEqual([['notDate', { value }]]);
});

it.each([
  ['2026', '2026-01-01', '2026-12-31'],
  ['2026-03', '2026-03-01', '2026-03-31'],
  ['2026-03-05', '2026-03-05', '2026-03-05'],
])('the partial date %s begins on %s and ends by %s', (text, first, last) => {
  expect([firstDay(text), lastDay(text)]).toEqual([first, last]);
  expect(isPartialDate(text)).toBe(true);
});

it.each([
  ['22/11/2026', '2026-11-22'],
  [' 1.3.2026 ', '2026-03-01'],
  ['3/2026', '2026-03'],
  ['2026-03-01', '2026-03-01'],
  ['22 11 2026', '2026-11-22'],
  ['novembre 2026', '2026-11'],
  ['1er Février 2026', '2026-02-01'],
  ['3 août 2026', '2026-08-03'],
  ['brumaire 2026', 'brumaire 2026'],
  ['22/11/20', '22/11/20'],
  ['le 22/11/2026', 'le 22/11/2026'],
  // This day does not exist.
  ['31/02/2026', '31/02/2026'],
])('the typed date %j is read as %j', (typed, parsed) => {
  expect(dateKind.parse(typed)).toBe(parsed);
});

it.each([2026, 20260301])('the number %s is to be put between quotation marks', (value) => {
  expect(listReports(dateKind, { ...field, partial: true }, value)).toEqual([['notText']]);
});

it.each([
  ['2026', '2026'],
  ['2026-03', '03/2026'],
  ['2026-03-01', '01/03/2026'],
  ['mars', 'mars'],
])('the date %j is shown as %j', (stored, shown) => {
  expect(toFrenchDate(stored)).toBe(shown);
  expect(dateKind.parse(shown)).toBe(stored);
});
