import { type DateField, dateKind, firstDay, isPartialDate, lastDay, writeDate } from './date';
import { markdownKind } from './markdown';
import { type FocusField, mediaKinds, readFocus } from './media';
import { scalarKinds } from './scalars';

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
])('%j is read as %j', (typed, value) => {
  expect(scalarKinds.number.parse(typed)).toBe(value);
});

it('the invisible marks of a copied contact are dropped, and the spaces between words are typed', () => {
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

it.each([
  ['Voir [là](adresse)', '[là](adresse)'],
  ['[oui](a.org), puis [là]()', '[là]()'],
  ['[ici](www.a.org/fete (1.pdf)', '[ici](www.a.org/fete (1.pdf)'],
  ['[ici](www.a.org/a b.pdf "Un titre")', '[ici](www.a.org/a b.pdf "Un titre")'],
  ['[Appeler](+237 699 11 22 33) ou [lire](www.a.org/fête (1).pdf)', undefined],
  ['[ici](javascript:alert)', '[ici](javascript:alert)'],
  ['\\[a\\](b) and \\[c](d) are no links', undefined],
  ['[ici](https://a.org) [et](nous@a.org) [là](/don/ "Le don") [sic] (ainsi)', undefined],
])('of the links in %j, this one leads nowhere: %j', (text, broken) => {
  const report = jest.fn();
  markdownKind.check({ kind: 'markdown', label: '', hint: '' }, text, report);
  expect(report.mock.calls).toEqual(broken ? [['noAddress', { value: broken }]] : []);
});

it.each([
  ['**Attention :**le puits', '**Attention :**le puits'],
  ['un\n\n****', '****'],
  ['**Attention :** le **puits**, 3 * 4, \\*\\*', undefined],
])('of the bold text in %j, these stars stay: %j', (text, stars) => {
  const report = jest.fn();
  markdownKind.check({ kind: 'markdown', label: '', hint: '' }, text, report);
  expect(report.mock.calls).toEqual(stars ? [['starsLeft', { value: stars }]] : []);
});

const field: DateField = { kind: 'date', label: 'Jour', hint: '' };

it.each([
  ['2026', true],
  ['2026-03', true],
  ['2026-03-01', true],
  ['2026-13', false],
  ['26', false],
  ['2026-', false],
  ['mars 2026', false],
])('whether %p is a partial date: %p', (value, isDate) => {
  const report = jest.fn();
  dateKind.check({ ...field, partial: true }, value, report);
  expect(report.mock.calls).toEqual(isDate ? [] : [['notPartialDate', { value }]]);
});

it.each([
  ['2026-03-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-3-1', false],
  ['1er mars 2026', false],
])('whether %p is a day: %p', (value, isDay) => {
  const report = jest.fn();
  dateKind.check(field, value, report);
  expect(report.mock.calls).toEqual(isDay ? [] : [['notDate', { value }]]);
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
])('%p is typed for %p', (typed, parsed) => {
  expect(dateKind.parse(typed)).toBe(parsed);
});

it.each([2026, 20260301])('the number %s is to be put between quotation marks', (value) => {
  const report = jest.fn();
  dateKind.check({ ...field, partial: true }, value, report);
  expect(report.mock.calls).toEqual([['notText']]);
});

it.each([
  ['2026', '2026'],
  ['2026-03', '03/2026'],
  ['2026-03-01', '01/03/2026'],
  ['mars', 'mars'],
])('%p is shown as %p', (stored, shown) => {
  expect(writeDate(stored)).toBe(shown);
  expect(dateKind.parse(shown)).toBe(stored);
});

const focus: FocusField = { kind: 'focus', label: 'Centre', hint: '' };

it.each([
  ['50% 30%', true],
  ['0% 100%', true],
  ['101% 0%', false],
  ['50 30', false],
  ['50%', false],
  ['haut', false],
  [50, false],
])('whether %p is a point of a picture: %p', (value, isPoint) => {
  const report = jest.fn();
  mediaKinds.focus.check(focus, value, report);
  expect(report.mock.calls).toEqual(isPoint ? [] : [['notFocus', { value: String(value) }]]);
});

it('a point is read as fractions of the width and the height', () => {
  expect(readFocus('25% 100%')).toEqual([0.25, 1]);
});
