import { readRange } from './range';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
])('reads %s of a hundred bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('has nothing to give for %s of a hundred bytes', (header) => {
  expect(readRange(header, 100)).toBe('unsatisfiable');
});

it.each([undefined, '', 'bytes=-', 'bytes=9-0', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b'])(
  'asks for the whole file when the header is %s',
  (header) => {
    expect(readRange(header, 100)).toBeUndefined();
  },
);
