import { interpolate } from './interpolate';

it.each([
  ['a content’s variable', 'Appelez le {phone}.', { phone: '+237' }, 'Appelez le +237.'],
  ['a label’s variable', '{{length}} sur {{max}}', { length: 12, max: 10 }, '12 sur 10'],
  ['every occurrence', '{a}, {a} et {b}', { a: 'un', b: 'deux' }, 'un, un et deux'],
  ['a zero', '{{count}} photo', { count: 0 }, '0 photo'],
  ['a value with $ as it is', '{price}', { price: '$& $1' }, '$& $1'],
])('interpolate replaces %s', (_, text, values, shown) => {
  expect(interpolate(text, values as Record<string, string | number>)).toBe(shown);
});

it('interpolate keeps a variable without a value', () => {
  expect(interpolate('Donner {amount} à {{name}}', {})).toBe('Donner {amount} à {{name}}');
});
