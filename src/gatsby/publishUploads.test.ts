import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { publishUploads } from './publishUploads';

const root = mkdtempSync(join(tmpdir(), 'uploads-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('publishes photos without what the camera wrote, and other files as they are', async () => {
  const from = join(root, 'from');
  mkdirSync(join(from, 'album'), { recursive: true });
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'white' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 50/1 0/1' } })
    .jpeg()
    .toFile(join(from, 'album/photo.JPG'));
  expect((await sharp(join(from, 'album/photo.JPG')).metadata()).exif).toBeDefined();
  writeFileSync(join(from, 'album/film.mp4'), 'film');
  const to = join(root, 'to');
  await publishUploads(from, to);
  const { exif, width } = await sharp(join(to, 'album/photo.JPG')).metadata();
  expect({ exif, width }).toEqual({ exif: undefined, width: 1080 });
  expect(readFileSync(join(to, 'album/film.mp4'), 'utf8')).toBe('film');
});
