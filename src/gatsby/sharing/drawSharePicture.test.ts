import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeFolder } from '../../testing/makeFolder';
import { readSourceFile, type SourceFile } from '../media/sourceFiles';
import { drawSharePicture, maxShareBytes, sharePath } from './drawSharePicture';

const made = makeFolder();

/** A photo of a red and a blue half: side by side in a wide photo, else red above blue. */
async function makePhoto(name: string, width: number, height: number): Promise<SourceFile> {
  const file = join(made.folder, name);
  const half = width > height ? { width: width / 2, height } : { width, height: height / 2 };
  const red = { create: { ...half, channels: 3, background: '#f00' } } as const;
  await sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toFile(file);
  return readSourceFile(file) as SourceFile;
}

async function draw(file: SourceFile, focus?: string): Promise<string> {
  const folder = join(made.folder, 'public');
  await drawSharePicture(file, focus, { folder, cache: made.folder });
  return join(folder, sharePath(file, focus));
}

async function colorAt(picture: string, left: number, top: number): Promise<'red' | 'blue'> {
  const [red = 0] = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > 128 ? 'red' : 'blue';
}

it.each([
  ['wide', 2400, 400, '0% 50%', ['red', 'red']],
  ['wide', 2400, 400, '100% 50%', ['blue', 'blue']],
  ['high', 450, 800, '50% 0%', ['red', 'red']],
  ['high', 450, 800, undefined, ['red', 'blue']],
] as const)('a share picture is a crop of 1200 by 630 of a %s photo (%i × %i) around its focus %s', async (...test) => {
  const [shape, width, height, focus, colors] = test;
  const picture = await draw(await makePhoto(`${shape}.jpg`, width, height), focus);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect([await colorAt(picture, 10, 10), await colorAt(picture, 1190, 620)]).toEqual(colors);
});

it('the share picture of a detailed photo is within the size limit, but not far below it', async () => {
  const file = join(made.folder, 'noise.jpg');
  const pixels = Buffer.alloc(1600 * 1000 * 3, 0).map((_, index) => (index * 7919) % 251);
  await sharp(pixels, { raw: { width: 1600, height: 1000, channels: 3 } })
    .jpeg()
    .toFile(file);
  const { size } = statSync(await draw(readSourceFile(file) as SourceFile));
  expect(size).toBeLessThanOrEqual(maxShareBytes);
  expect(size).toBeGreaterThan(maxShareBytes / 4);
});

it('a share picture has another path when its photo or its focus changes, and is drawn once', async () => {
  const photo = await makePhoto('photo.jpg', 1200, 800);
  const paths = [sharePath(photo), sharePath(photo, '0% 0%'), sharePath(await makePhoto('other.jpg', 1200, 700))];
  expect(new Set(paths).size).toBe(3);
  const listKept = () => readdirSync(made.folder).filter((name) => name.endsWith('-share'));
  await draw(photo);
  const [kept = ''] = listKept();
  utimesSync(join(made.folder, kept), 0, 0);
  await draw(photo);
  expect(listKept()).toEqual([kept]);
  expect(statSync(join(made.folder, kept)).mtimeMs).toBe(0);
});
