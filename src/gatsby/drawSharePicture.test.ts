import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fixtureFolder } from '../testing/loadFixtureContent';
import { makeFolder } from '../testing/makeFolder';
import { readQrCode } from '../testing/pictures';
import { drawQrCode } from './drawQrCode';
import { drawSharePicture, maxBytes, type Shown } from './drawSharePicture';

describe('drawSharePicture', () => {
  const photo = join(fixtureFolder, 'uploads/veillee/photo-1.jpg');
  const made = makeFolder();

  const target = () => join(made.folder, 'public/share/x.jpg');
  const fete = { title: 'Fête', name: 'Asso & amis' };
  const draw = (file: string | undefined, focus?: string, shown: Shown = fete) =>
    drawSharePicture({ file, focus, ...shown, target: target(), cache: made.folder });

  async function expectShape() {
    const { width, height, format } = await sharp(target()).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(statSync(target()).size).toBeLessThanOrEqual(maxBytes);
  }

  it.each([
    ['', photo],
    [' of ndop alone without a photo', undefined],
  ])('draws a picture of 1200 by 630%s', async (_, file) => {
    await draw(file);
    await expectShape();
  });

  it('keeps the most detailed picture under the size limit', async () => {
    const noise = join(made.folder, 'noise.jpg');
    const pixels = Buffer.alloc(1600 * 1000 * 3, 0).map((_, index) => (index * 7919) % 251);
    await sharp(pixels, { raw: { width: 1600, height: 1000, channels: 3 } })
      .jpeg()
      .toFile(noise);
    await draw(noise);
    await expectShape();
  });

  it('draws the same picture once, and one with another title anew', async () => {
    await draw(photo);
    const [kept = ''] = readdirSync(made.folder).filter((name) => name.endsWith('-share-4'));
    utimesSync(join(made.folder, kept), 0, 0);
    await draw(photo);
    expect(statSync(join(made.folder, kept)).mtimeMs).toBe(0);
    expect(readFileSync(target())).toEqual(readFileSync(join(made.folder, kept)));
    await draw(photo, undefined, { ...fete, title: 'Puits' });
    expect(readFileSync(target())).not.toEqual(readFileSync(join(made.folder, kept)));
  });

  /** A picture of two halves, red and blue. */
  async function makeHalves(name: string, width: number, height: number): Promise<string> {
    const file = join(made.folder, name);
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
    return red > 150 && blue < 100 ? 'red' : blue > 150 && red < 100 ? 'blue' : 'other';
  }

  it.each([
    ['0% 50%', 'red'],
    ['100% 50%', 'blue'],
  ] as const)('crops around the focus %s', async (focus, color) => {
    await draw(await makeHalves('wide.jpg', 2400, 400), focus);
    expect([await colorAt(520, 200), await colorAt(1180, 200)]).toEqual([color, color]);
  });

  it('keeps a portrait whole', async () => {
    await draw(await makeHalves('high.jpg', 450, 800));
    expect([await colorAt(1000, 5), await colorAt(1000, 550), await colorAt(880, 300)]).toEqual([
      'red',
      'blue',
      'other',
    ]);
  });

  /** Where the title's ink begins and ends, left of the picture. */
  async function measureTitle(): Promise<number[]> {
    const region = { left: 40, top: 200, width: 450, height: 340 };
    const { data, info } = await sharp(target())
      .extract(region)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const columns = [...data].flatMap((light, index) => (light < 60 ? [region.left + (index % info.width)] : []));
    return [Math.min(...columns), Math.max(...columns)];
  }

  it('writes the title in the site’s display font, whatever fonts the machine has', async () => {
    await draw(undefined);
    const [start = 0, end = 0] = await measureTitle();
    // Within what hinting changes; DejaVu Sans Bold is 188 pixels wide.
    expect(Math.abs(end - start - 165)).toBeLessThan(4);
  });

  it('leaves out what no font of its own has, a whole title too', async () => {
    await draw(undefined);
    const plain = readFileSync(target());
    await draw(undefined, undefined, { ...fete, title: '🎉 Fête ❤️' });
    expect(readFileSync(target())).toEqual(plain);
    await draw(undefined, undefined, { ...fete, title: '活动' });
    await expectShape();
  });

  it('shrinks a word that is wider than its place', async () => {
    await draw(undefined, undefined, { ...fete, title: 'Anticonstitutionnellement' });
    expect((await measureTitle())[1]).toBeLessThan(480);
  });
});

/** Reads a rendered code with another library than the one that draws it. */
async function scan({ size, path }: ReturnType<typeof drawQrCode>): Promise<string | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  return readQrCode(sharp(Buffer.from(svg)).resize(size * 6));
}

it.each(['https://association.cm/#donation', 'https://association-pour-le-developpement.netlify.app/en/#donation'])(
  'drawQrCode draws a code that reads %s',
  async (address) => {
    expect(await scan(drawQrCode(address))).toBe(address);
  },
);

it('drawQrCode leaves the quiet zone that readers require', () => {
  const { size, path } = drawQrCode('https://association.cm/#donation');
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Math.max(Number(x) + Number(length), Number(y) + 1)).toBeLessThanOrEqual(size - 4);
  }
});
