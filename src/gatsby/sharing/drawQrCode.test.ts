import sharp from 'sharp';
import { readQrCode } from '../../testing/readQrCode';
import { drawQrCode } from './drawQrCode';

/** Reads a rendered code with another library than the one that draws it. */
async function scan({ size, path }: ReturnType<typeof drawQrCode>): Promise<string | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  return readQrCode(sharp(Buffer.from(svg)).resize(size * 6));
}

it.each(['https://association.cm/#donation', 'https://association-pour-le-developpement.netlify.app/en/#donation'])(
  'drawQrCode draws a code that reads %s',
  async (url) => {
    expect(await scan(drawQrCode(url))).toBe(url);
  },
);

it('drawQrCode leaves the quiet zone that readers require', () => {
  const { size, path } = drawQrCode('https://association.cm/#donation');
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Math.max(Number(x) + Number(length), Number(y) + 1)).toBeLessThanOrEqual(size - 4);
  }
});
