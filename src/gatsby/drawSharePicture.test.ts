import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fixtureFolder } from '../testing/loadFixtureContent';
import { drawSharePicture, maxBytes } from './drawSharePicture';

const photo = join(fixtureFolder, 'uploads/veillee/photo-1.jpg');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const target = () => join(folder, 'public/share/x.jpg');
const draw = (file: string | undefined, focus?: string) =>
  drawSharePicture({ file, focus, target: target(), cache: folder });

async function expectShape() {
  const { width, height, format } = await sharp(target()).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(statSync(target()).size).toBeLessThanOrEqual(maxBytes);
}

it('drawSharePicture crops a photo to 1200 by 630', async () => {
  await draw(photo);
  await expectShape();
});

it('drawSharePicture keeps the most detailed picture under the size limit', async () => {
  const noise = join(folder, 'noise.jpg');
  const pixels = Buffer.alloc(1600 * 1000 * 3, 0).map((_, index) => (index * 7919) % 251);
  await sharp(pixels, { raw: { width: 1600, height: 1000, channels: 3 } })
    .jpeg()
    .toFile(noise);
  await draw(noise);
  await expectShape();
});

it('drawSharePicture draws each photo once', async () => {
  await draw(photo);
  const [kept = ''] = readdirSync(folder).filter((name) => name.endsWith('-share-2'));
  utimesSync(join(folder, kept), 0, 0);
  await draw(photo);
  expect(statSync(join(folder, kept)).mtimeMs).toBe(0);
  expect(readFileSync(target())).toEqual(readFileSync(join(folder, kept)));
});

it('drawSharePicture draws only ndop without a photo', async () => {
  await draw(undefined);
  await expectShape();
});

/** A picture of two halves, red and blue. */
async function makeHalves(name: string, width: number, height: number): Promise<string> {
  const file = join(folder, name);
  const isWide = width > height;
  const half = { width: isWide ? width / 2 : width, height: isWide ? height : height / 2 };
  const red = { create: { ...half, channels: 3, background: '#f00' } } as const;
  await sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toFile(file);
  return file;
}

async function colorAt(left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const pixels = await sharp(target()).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, , blue = 0] = pixels;
  return red > 150 ? 'red' : blue > 150 ? 'blue' : 'other';
}

it.each([
  ['0% 50%', 'red'],
  ['100% 50%', 'blue'],
] as const)('drawSharePicture cuts around the focus %s', async (focus, color) => {
  await draw(await makeHalves('wide.jpg', 2400, 400), focus);
  expect([await colorAt(100, 200), await colorAt(1000, 200)]).toEqual([color, color]);
});

it('drawSharePicture keeps a portrait whole', async () => {
  await draw(await makeHalves('high.jpg', 400, 800));
  expect([await colorAt(600, 20), await colorAt(600, 530), await colorAt(20, 200)]).toEqual(['red', 'blue', 'other']);
});
