import { findDropIndex } from './startDrag';

const boxes = [0, 110, 220].map((top) => ({ top, height: 100 }));

it.each([
  [0, 0, 0],
  [0, 109, 0],
  [0, 111, 1],
  [0, 500, 2],
  [2, -111, 1],
  [2, -500, 0],
  [1, -40, 1],
])('a box dragged from index %i by %i pixels drops at index %i', (from, offset, index) => {
  expect(findDropIndex(boxes, from, offset)).toBe(index);
});
