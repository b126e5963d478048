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
const draw = (file: string | undefined) => drawSharePicture({ file, target: target(), cache: folder });

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
  const [kept = ''] = readdirSync(folder).filter((name) => name.endsWith('-share-1'));
  utimesSync(join(folder, kept), 0, 0);
  await draw(photo);
  expect(statSync(join(folder, kept)).mtimeMs).toBe(0);
  expect(readFileSync(target())).toEqual(readFileSync(join(folder, kept)));
});

it('drawSharePicture draws only ndop without a photo', async () => {
  await draw(undefined);
  await expectShape();
});
