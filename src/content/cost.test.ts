import type { Language } from '../shared/i18n/languages';
import { addPhotos, formatMegabytes } from './cost';

it.each<[number, Language, string]>([
  [1_200_000, 'fr', '1,2'],
  [1_200_001, 'fr', '1,3'],
  [1_200_000, 'en', '1.2'],
  [12_340, 'en', '0.1'],
  [24_000_000, 'fr', '24,0'],
  [0, 'fr', '0,0'],
])('formatMegabytes writes %i bytes in %s as %s, rounded up', (bytes, language, written) => {
  expect(formatMegabytes(bytes, language)).toBe(written);
});

it('addPhotos sums the photos of an album', () => {
  const cost = addPhotos([
    { usual: 20, saving: 5 },
    { usual: 30, saving: 7 },
  ]);
  expect(cost).toEqual({ usual: 50, saving: 12 });
});

it('addPhotos returns undefined when one photo’s size is unknown', () => {
  expect(addPhotos([{ usual: 20, saving: 5 }, undefined])).toBeUndefined();
});
