import { minifyStyles } from './minifyStyles';

const page =
  '<style data-styles="">.a{margin:0;top:0;}.b{margin:0;top:0;}</style><p>a { }</p><style>.c { color: red; }</style>';

it('minifyStyles minifies each style of a page, and nothing else', () => {
  expect(minifyStyles(page)).toBe(
    '<style data-styles="">.a,.b{margin:0;top:0}</style><p>a { }</p><style>.c{color:red}</style>',
  );
});

it('minifyStyles changes nothing the second time', () => {
  expect(minifyStyles(minifyStyles(page))).toBe(minifyStyles(page));
});

it('minifyStyles flattens nested rules, which browsers of 2021 drop', () => {
  expect(minifyStyles('<style>a{&:hover{inset:0}}</style>')).toBe('<style>a:hover{inset:0}</style>');
});

it('minifyStyles names a mistake', () => {
  expect(() => minifyStyles('<style>a{color;red}</style>')).toThrow(
    'The styles of a page have a mistake: Expected ":"',
  );
});
