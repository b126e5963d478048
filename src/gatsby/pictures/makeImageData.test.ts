import { netlifyImageUrl } from './formats';
import { makeImageData } from './makeImageData';
import type { PictureFacts } from './readPicture';

const photo: PictureFacts = { width: 1600, height: 1200, colour: '#0b5d3b', format: 'jpg' };
// Each file has as many bytes as its width, so that a sum identifies the files.
const encode = (width: number, _height: number, format: string) => ({
  src: `/static/a-${width}.${format}`,
  bytes: Promise.resolve(width),
});
const leave = (width: number, _height: number, format: 'avif' | 'webp' | 'jpg' | 'png') => ({
  src: netlifyImageUrl('/static/a.jpg', width, format),
});
const widthsIn = (srcSet = '') => srcSet.split(',').map((candidate) => candidate.trim().split(' ')[1]);

it('makeImageData offers every width in AVIF, then WebP, then the original format', () => {
  const { sources, src, srcSet: fallback, width, height, backgroundColor } = makeImageData(photo, encode).image;
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const srcSet of [...sources.map((source) => source.srcSet), fallback]) {
    expect(widthsIn(srcSet)).toEqual(['320w', '448w', '724w', '1080w']);
  }
  expect(src).toBe('/static/a-1080.jpg');
  expect({ width, height, backgroundColor }).toEqual({ width: 1080, height: 810, backgroundColor: '#0b5d3b' });
});

it('makeImageData offers a WebP photo in AVIF too, with a src for the <img>', () => {
  const { sources, src, srcSet } = makeImageData({ ...photo, format: 'webp' }, encode).image;
  expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
  expect(src).toBe('/static/a-1080.webp');
  expect(widthsIn(srcSet)).toEqual(['320w', '448w', '724w', '1080w']);
});

it('makeImageData never enlarges a picture', () => {
  const { srcSet, width, height } = makeImageData({ ...photo, width: 400, height: 300 }, encode).image;
  expect(widthsIn(srcSet)).toEqual(['320w', '400w']);
  expect({ width, height }).toEqual({ width: 400, height: 300 });
});

it('makeImageData gives the size in whole pixels', () => {
  const { width, height } = makeImageData({ ...photo, width: 640, height: 427 }, encode).image;
  expect({ width, height }).toEqual({ width: 640, height: 427 });
});

it.each([
  [1600, { usual: 448, saving: 320 }],
  [400, { usual: 400, saving: 320 }],
  [200, { usual: 200, saving: 200 }],
])('makeImageData measures the files that a phone downloads of a picture %i pixels wide', async (width, cost) => {
  expect(await makeImageData({ ...photo, width, height: width }, encode).cost).toEqual(cost);
});

it('makeImageData differs only in URLs, and has no cost, when Netlify encodes', async () => {
  const withoutAddresses = (value: unknown) => JSON.stringify(value).replace(/\/(static|\.netlify)[^ "]+/g, '');
  const here = makeImageData(photo, encode);
  const there = makeImageData(photo, leave);
  expect(withoutAddresses(there.image)).toBe(withoutAddresses(here.image));
  expect(there.image.sources[0]?.srcSet).toContain('/.netlify/images?url=');
  expect(await there.cost).toBeUndefined();
});
