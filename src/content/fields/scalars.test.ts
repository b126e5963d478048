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
])('the number %j is read as %j', (typed, value) => {
  expect(scalarKinds.number.parse(typed)).toBe(value);
});

it('a copied contact loses its invisible marks, and a typed one keeps the space at its end', () => {
  const field = { kind: 'text', frenchName: '', hint: '' } as const;
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
])('the URL %j is read as %j', (typed, value) => {
  expect(scalarKinds.url.parse(typed)).toBe(value);
});
