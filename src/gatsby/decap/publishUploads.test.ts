import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeFolder } from '../../testing/makeFolder';
import { publishUploads } from './publishUploads';

const made = makeFolder();

let from: string;
let to: string;
let cache: string;
beforeEach(() => {
  [from, to, cache] = ['from', 'to', 'cache'].map((name) => join(made.folder, name)) as [string, string, string];
  mkdirSync(join(from, 'album'), { recursive: true });
  mkdirSync(cache);
});

async function takePhoto(name: string): Promise<void> {
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'white' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 50/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(from, name));
  expect((await sharp(join(from, name)).metadata()).exif).toBeDefined();
}

it.each([
  ['album/photo.jpg', 'jpeg'],
  ['photo.png', 'png'],
  ['photo.webp', 'webp'],
])('publishUploads turns %s upright, resizes it and strips its metadata', async (name, format) => {
  await takePhoto(name);
  await publishUploads([name], { from, to, cache });
  const published = await sharp(join(to, name)).metadata();
  expect(published).toMatchObject({ format, width: 1080, height: 1440 });
  expect(published.exif).toBeUndefined();
});

it('publishUploads copies a video unchanged and publishes only the named files', async () => {
  writeFileSync(join(from, 'album/film.mp4'), 'film');
  writeFileSync(join(from, 'album/other.mp4'), 'other');
  await publishUploads(['album/film.mp4'], { from, to, cache });
  expect(readFileSync(join(to, 'album/film.mp4'), 'utf8')).toBe('film');
  expect(readdirSync(join(to, 'album'))).not.toContain('other.mp4');
});

it('publishUploads resizes a photo again only after a change', async () => {
  const publish = () => publishUploads(['again.jpg'], { from, to, cache });
  await takePhoto('again.jpg');
  await publish();
  const kept = readdirSync(cache);
  await publish();
  expect(readdirSync(cache)).toEqual(kept);
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'black' } }).toFile(
    join(from, 'again.jpg'),
  );
  await publish();
  expect((await sharp(join(to, 'again.jpg')).stats()).channels[0]?.mean).toBeLessThan(5);
});

it('publishUploads names an unreadable photo', async () => {
  writeFileSync(join(from, 'album/broken.jpg'), 'not a picture');
  await expect(publishUploads(['album/broken.jpg'], { from, to, cache })).rejects.toThrow(
    /album\/broken\.jpg cannot be read as a picture/,
  );
});
