/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compose, films, photos } from './paintings';
import { flatten, svgOf } from './raster';

const content = resolve(__dirname, '../../content');
const paintings = [...photos, ...films];
const isThere = (file: string) => existsSync(join(content, 'uploads', file));
// A sample goes when a real photo takes its place.
const painted = [
  ...photos.map(({ file }) => file),
  ...films.flatMap(({ file }) => [`${file}.mp4`, `${file}.jpg`]),
].filter(isThere);
const megabyte = 1024 * 1024;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Every `/uploads/…` address in a text. */
function namedIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\/uploads\/([\w./-]+\.(?:jpg|mp4))/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

const named = new Set(
  filesUnder(content)
    .filter((file) => /\.(json|md)$/.test(file))
    .flatMap(namedIn),
);

function drawing(painting: (typeof paintings)[number]): string {
  return svgOf(painting.frame, flatten(compose(painting)));
}

/** Offset of a top-level box of an MP4 file, or -1. */
function boxOffset(file: Buffer, type: string): number {
  for (let offset = 0; offset + 8 <= file.length; ) {
    if (file.toString('latin1', offset + 4, offset + 8) === type) return offset;
    const size = file.readUInt32BE(offset);
    if (size < 8) return -1;
    offset += size;
  }
  return -1;
}

test('the same painting gives the same drawing each time', () => {
  const some = paintings.filter((_, index) => index % 9 === 0);
  expect(some.map(drawing)).toEqual(some.map(drawing));
});

test('no two paintings are the same drawing', () => {
  expect(new Set(paintings.map(drawing)).size).toBe(paintings.length);
});

test('no painting holds a length that is not a number', () => {
  expect(
    paintings.filter((painting) => /NaN|Infinity|undefined/.test(drawing(painting))).map(({ file }) => file),
  ).toEqual([]);
});

test('every file that the content names is there', () => {
  expect([...named].filter((file) => !isThere(file))).toEqual([]);
});

test('every painted file that is there is named by an entry or belongs to the home page', () => {
  expect(painted.filter((file) => !named.has(file) && !file.startsWith('accueil/'))).toEqual([]);
});

test('the whole set weighs at most 16 MB', () => {
  const weight = painted.reduce((sum, file) => sum + statSync(join(content, 'uploads', file)).size, 0);
  expect(weight).toBeLessThanOrEqual(16 * megabyte);
});

describe.each(painted.filter((file) => file.endsWith('.mp4')))('%s', (film) => {
  const bytes = readFileSync(join(content, 'uploads', film));

  test('weighs at most 400 KB', () => {
    expect(bytes.length).toBeLessThanOrEqual(400 * 1024);
  });

  test('can start playing before it is wholly received', () => {
    expect(boxOffset(bytes, 'moov')).toBeGreaterThan(0);
    expect(boxOffset(bytes, 'moov')).toBeLessThan(boxOffset(bytes, 'mdat'));
  });
});
