import { addPhotos } from './cost';

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
