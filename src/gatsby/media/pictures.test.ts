import { writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { tokens } from '../../shared/theme/tokens';
import { makeFolder } from '../../testing/makeFolder';
import { type BuildHelpers, encodePicture } from './encodePicture';
import { netlifyImageUrl, setAvifOptions } from './formats';
import { makeImageData, sumCosts } from './makeImageData';
import { pickSizes } from './readMedia';
import { type PictureMetadata, readPicture } from './readPicture';
import { readSourceFile, type SourceFile } from './sourceFiles';

it('setAvifOptions sets the effort, the colours and the tuning, for which gatsby-plugin-sharp has no option', async () => {
  const photo = await sharp('fixtures/content/uploads/chantier/photo-1.jpg').resize(320).png().toBuffer();
  const { avif } = sharp.prototype;
  const encode = (effort = {}) =>
    sharp(photo)
      .avif({ quality: 46, force: true, ...effort })
      .toBuffer();
  const [usual, fast] = [await encode(), await encode({ effort: 0, chromaSubsampling: '4:2:0', tune: 'ssim' })];
  try {
    setAvifOptions('develop');
    expect((await encode()).equals(fast)).toBe(true);
    expect(usual.equals(fast)).toBe(false);
  } finally {
    sharp.prototype.avif = avif;
  }
  const plugin = dirname(require.resolve('gatsby-plugin-sharp'));
  expect(require.resolve('sharp', { paths: [plugin] })).toBe(require.resolve('sharp'));
});

it('netlifyImageUrl names the original, width, format and quality', () => {
  const url = new URL(netlifyImageUrl('/static/ab12/photo-01.jpg', 720, 'avif'), 'https://association.example');
  expect(url.pathname).toBe('/.netlify/images');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    url: '/static/ab12/photo-01.jpg',
    w: '720',
    fm: 'avif',
    q: '50',
  });
});

it('netlifyImageUrl names no quality for a lossless format', () => {
  expect(netlifyImageUrl('/static/ab12/logo.png', 320, 'png')).not.toContain('q=');
});

it('netlifyImageUrl has no space or comma, which would end the URL in a srcset', () => {
  expect(netlifyImageUrl('/static/ab12/fête, jour 1.jpg', 320, 'webp')).not.toMatch(/[\s,]/);
});

const photo: PictureMetadata = { width: 1600, height: 1200, colour: '#0b5d3b', format: 'jpg' };
// An AVIF file has as many bytes as its width, and no other file has, so that a cost identifies the file.
const encode = (width: number, _height: number, format: string) => ({
  src: `/static/a-${width}.${format}`,
  bytes: Promise.resolve(format === 'avif' ? width : 2 * width + 1),
});
const encodeLater = (width: number, _height: number, format: 'avif' | 'webp' | 'jpg' | 'png') => ({
  src: netlifyImageUrl('/static/a.jpg', width, format),
});
const widthsIn = (srcSet = '') => srcSet.split(',').map((candidate) => candidate.trim().split(' ')[1]);

it('makeImageData offers every width in AVIF, then in the original format', () => {
  const { sources, src, srcSet: fallback, width, height, backgroundColor } = makeImageData(photo, encode).image;
  expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
  for (const srcSet of [...sources.map((source) => source.srcSet), fallback]) {
    expect(widthsIn(srcSet)).toEqual(['320w', '448w', '724w', '1080w']);
  }
  expect(src).toBe('/static/a-1080.jpg');
  expect({ width, height, backgroundColor }).toEqual({ width: 1080, height: 810, backgroundColor: '#0b5d3b' });
});

it('pickSizes picks the narrowest and the widest file, in the format that every browser supports', () => {
  const sizes = pickSizes(makeImageData(photo, encode).image);
  expect(sizes).toEqual({ small: '/static/a-320.jpg', large: '/static/a-1080.jpg' });
});

it('makeImageData offers a picture taller than wide in one more width', () => {
  const { srcSet } = makeImageData({ ...photo, width: 1800, height: 2400 }, encode).image;
  expect(widthsIn(srcSet)).toEqual(['320w', '448w', '724w', '1080w', '1600w']);
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
  const withoutUrls = (value: unknown) => JSON.stringify(value).replace(/\/(static|\.netlify)[^ "]+/g, '');
  const here = makeImageData(photo, encode);
  const there = makeImageData(photo, encodeLater);
  expect(withoutUrls(there.image)).toBe(withoutUrls(here.image));
  expect(there.image.sources[0]?.srcSet).toContain('/.netlify/images?url=');
  expect(await there.cost).toBeUndefined();
});

it.each([
  [
    'is the sum',
    [
      { usual: 20, saving: 5 },
      { usual: 30, saving: 7 },
    ],
    { usual: 50, saving: 12 },
  ],
  ['is unknown if that of one is', [{ usual: 20, saving: 5 }, undefined], undefined],
])('the cost of an album’s photos %s', (_, costs, cost) => {
  expect(sumCosts(costs)).toEqual(cost);
});

const made = makeFolder();
const cache = { get: async () => undefined, set: async () => undefined } as unknown as GatsbyCache;

it.each([
  ['has its main colour behind it while it loads', 1, '#0b5d3b'],
  ['with transparency stands on paper', 0.2, tokens['--color-paper']],
])('a picture %s', async (_, alpha, colour) => {
  const path = join(made.folder, `${alpha}.png`);
  const background = { r: 11, g: 93, b: 59, alpha };
  await sharp({ create: { width: 80, height: 60, channels: 4, background } }).toFile(path);
  const { colour: found } = await readPicture(readSourceFile(path) as SourceFile, cache);
  // The main colour is read from a histogram, so it is not exact.
  const near = (hex: string) => hex.match(/[0-9a-f]{2}/g)?.map((part) => Math.round(Number.parseInt(part, 16) / 32));
  expect(near(found)).toEqual(near(colour));
});

it('an unreadable picture fails the build with its name', async () => {
  const path = join(made.folder, 'photo.jpg');
  writeFileSync(path, 'not a picture');
  await expect(encodePicture(readSourceFile(path) as SourceFile, { cache } as BuildHelpers)).rejects.toThrow(
    `${relative('', path)} cannot be read as a picture (Input file contains unsupported image format): export it anew as JPEG`,
  );
});
