import { median } from './median';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  // Sorted as strings, 10 would come before 9.
  [[10, 9, 100], 10],
  [[1, 1, 900, 2, 1], 1],
])('median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('median of an empty list is NaN', () => {
  expect(median([])).toBeNaN();
});

it('median does not sort its argument in place', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
