import { type DateField, dateKind, firstDay, isPartialDate, lastDay, toFrenchDate } from './date';
import type { Kind } from './kind';
import { markdownKind } from './markdown';
import { type FocusField, mediaKinds, readFocus } from './media';
import { scalarKinds } from './scalars';

/** What a kind of field reports about a value. */
function listReports<F>(kind: Pick<Kind<F>, 'check'>, field: F, value: unknown) {
  const report = jest.fn();
  kind.check(field, value, report, new Set());
  return report.mock.calls;
}

it.each([
  ['5000', 5000],
  ['10 000', 10_000],
  ['10\u202f000', 10_000],
  ['10.000', 10_000],
  ['1,500,000', 1_500_000],
  ['10.5', '10.5'],
  ['10.', '10.'],
  ['mille', 'mille'],
  ['-5', '-5'],
  ['', ''],
])('the number %j is read as %j', (typed, value) => {
  expect(scalarKinds.number.parse(typed)).toBe(value);
});

it('a copied contact loses its invisible marks, and a typed one keeps the space at its end', () => {
  const field = { kind: 'text', label: '', hint: '' } as const;
  const copied = '\u202a+237 699 \u202c';
  expect(scalarKinds.text.parse(copied, { ...field, contact: 'tel' })).toBe('+237 699 ');
  expect(scalarKinds.text.parse(copied, field)).toBe(copied);
});

it.each([
  ['www.example.org', 'https://www.example.org'],
  ['facebook.com/asso?x=1', 'https://facebook.com/asso?x=1'],
  ['école.cm', 'https://école.cm'],
  ['https://example.org', 'https://example.org'],
  ['http://example.org', 'http://example.org'],
  ['www.example.o', 'www.example.o'],
  ['nous@example.org', 'nous@example.org'],
  ['au bureau', 'au bureau'],
  ['', ''],
])('the address %j is read as %j', (typed, value) => {
  expect(scalarKinds.url.parse(typed)).toBe(value);
});

const markdown = { kind: 'markdown', label: '', hint: '' } as const;

it.each([
  ['Voir [là](adresse)', '[là](adresse)'],
  ['[oui](a.org), puis [là]()', '[là]()'],
  ['[ici](www.a.org/fete (1.pdf)', '[ici](www.a.org/fete (1.pdf)'],
  ['[ici](www.a.org/a b.pdf "Un titre")', '[ici](www.a.org/a b.pdf "Un titre")'],
  ['[ici](javascript:alert)', '[ici](javascript:alert)'],
])('of the links in %j, %j leads nowhere', (text, value) => {
  expect(listReports(markdownKind, markdown, text)).toEqual([['noAddress', { value }]]);
});

it.each([
  ['**Attention :**le puits', '**Attention :**le puits'],
  ['un\n\n****', '****'],
])('%j shows the stars of %j', (text, value) => {
  expect(listReports(markdownKind, markdown, text)).toEqual([['starsLeft', { value }]]);
});

it.each([
  '[Appeler](+237 699 11 22 33) ou [lire](www.a.org/fête (1).pdf)',
  '\\[a\\](b) and \\[c](d) are no links',
  '[ici](https://a.org) [et](nous@a.org) [là](/don/ "Le don") [sic] (ainsi)',
  '**Attention :** le **puits**, 3 * 4, \\*\\*',
])('%j is valid Markdown', (text) => {
  expect(listReports(markdownKind, markdown, text)).toEqual([]);
});

const field: DateField = { kind: 'date', label: 'Jour', hint: '' };

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

const focus: FocusField = { kind: 'focus', label: 'Centre', hint: '' };

it.each(['50% 30%', '0% 100%'])('%s is a focus', (value) => {
  expect(listReports(mediaKinds.focus, focus, value)).toEqual([]);
});

it.each(['101% 0%', '50 30', '50%', 'haut', 50])('%p is no focus', (value) => {
  expect(listReports(mediaKinds.focus, focus, value)).toEqual([['notFocus', { value: String(value) }]]);
});

it('a focus is read as fractions of the width and the height', () => {
  expect(readFocus('25% 100%')).toEqual([0.25, 1]);
});
