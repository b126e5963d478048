import { findObstacle } from './findObstacle';

const file = (length: number, last = 0) => ({ bytes: new Uint8Array(length).fill(last, -1), originalBytes: 1 });
const entry = { media: [{ src: '/uploads/a.jpg' }, { src: '/uploads/film.mp4' }] };
const media = {
  '/uploads/a.jpg': file(9),
  '/uploads/film.mp4': file(15_000_000),
  '/uploads/removed.jpg': file(30_000_000),
};

it.each([
  ['a photo with the same bytes, whatever its name', [file(9)], 'known'],
  ['another photo of the same weight', [file(9, 1)], undefined],
  ['a photo that was removed', [media['/uploads/removed.jpg']], 'full'],
  ['a video whose picture is there already', [file(9), file(25_000_000)], 'full'],
  ['what just has room', [file(24_999_991)], undefined],
])('%s', (_, added, obstacle) => {
  expect(findObstacle(added, { entry, media })).toBe(obstacle);
});
