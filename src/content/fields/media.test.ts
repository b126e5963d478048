import { listReports } from '../../testing/listReports';
import { type FocusField, isMediaOfType, mediaKinds, readFocus } from './media';

const focus: FocusField = { kind: 'focus', frenchName: 'Centre', hint: '' };

it.each(['50% 30%', '0% 100%'])('%s is a focus', (value) => {
  expect(listReports(mediaKinds.focus, focus, value)).toEqual([]);
});

it.each(['101% 0%', '50 30', '50%', 'haut', 50])('%p is no focus', (value) => {
  expect(listReports(mediaKinds.focus, focus, value)).toEqual([['notFocus', { value: String(value) }]]);
});

it('a focus is read as fractions of the width and the height', () => {
  expect(readFocus('25% 100%')).toEqual([0.25, 1]);
});

it.each(['/uploads/a/PHOTO.JPEG', 'https://images.unsplash.com/photo-1'])('%s is the path or URL of a photo', (src) => {
  expect(isMediaOfType(src, 'photo')).toBe(true);
});

it.each(['https://images.unsplash.com/photo-1', 'https://images.unsplash.com/film.mp4'])(
  '%s is not the path of a video, because videos are never on another host',
  (src) => {
    expect(isMediaOfType(src, 'video')).toBe(false);
  },
);
