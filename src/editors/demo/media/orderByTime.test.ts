import { orderByTime } from './orderByTime';

const photo = (takenAt?: string) => ({ bytes: new Uint8Array(), originalBytes: 1, ...(takenAt && { takenAt }) });
const media = { '/a': photo('2026-11-22T10:00:00'), '/b': photo('2026-11-22T09:00:00'), '/c': photo() };
const items = (...names: string[]) => names.map((name) => ({ id: name, src: `/${name}` }));

it('orderByTime orders photos from the oldest; one without a time stays behind the one that it follows', () => {
  expect(orderByTime(items('a', 'c', 'b'), media)).toEqual(['b', 'a', 'c']);
  expect(orderByTime(items('c', 'a', 'b'), media)).toEqual(['c', 'b', 'a']);
});

it('orderByTime has nothing to order where they are in order', () => {
  expect(orderByTime(items('b', 'a', 'c'), media)).toBeUndefined();
  expect(orderByTime(items('c', 'd'), media)).toBeUndefined();
});
