import { cp, readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { shareSize } from '../content/sharePicture';
import { ndopDrawing, tokens } from '../theme/tokens';
import { makeOnce } from './makeOnce';

// A sixteenth of the width, so that the ndop tiles are whole.
const bandHeight = 75;

/** Messengers ignore larger pictures; limits differ, and all accept this one. */
export const maxBytes = 200_000;

type Source = {
  /** The photo on disk; without one only the ndop pattern is drawn. */
  file: string | undefined;
  target: string;
  /** A folder kept between builds. */
  cache: string;
};

/** Crops a photo to the share picture, over a band of ndop; cached by photo. */
export async function drawSharePicture({ file, target, cache }: Source): Promise<void> {
  const photo = file ? await readFile(file) : undefined;
  await cp(await makeOnce({ cache, name: 'share-1', source: photo, make: () => draw(photo) }), target);
}

async function draw(photo: Buffer | undefined): Promise<Buffer> {
  const { width, height } = shareSize;
  const photoHeight = height - bandHeight;
  const compose = (height: number, background: string, pieces: OverlayOptions[]) =>
    sharp({ create: { width, height, channels: 3, background } })
      .composite(pieces)
      .png()
      .toBuffer();
  const density = (72 * bandHeight) / 64;
  const cloth = await sharp(Buffer.from(ndopDrawing), { density }).resize(bandHeight, bandHeight).png().toBuffer();
  const band = await compose(bandHeight, tokens['--color-night'], [{ input: cloth, tile: true }]);
  const pieces = [{ input: band, left: 0, top: photoHeight }];
  if (photo) {
    const scene = await sharp(photo).rotate().resize(width, photoHeight, { position: 'attention' }).toBuffer();
    pieces.push({ input: scene, left: 0, top: 0 });
  }
  const whole = await compose(height, tokens['--color-night-deep'], pieces);
  for (const quality of [82, 72, 60, 45]) {
    const picture = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error(`A share picture stays heavier than ${maxBytes} bytes at the lowest quality`);
}
