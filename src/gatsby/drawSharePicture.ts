import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { shareSize } from '../content/sharePicture';
import { ndopDrawing, tokens } from '../theme/tokens';
import { makeOnce } from './makeOnce';

// A sixteenth of the width: the cloth's tiles come out whole.
const bandHeight = 75;

/** Messengers ignore a picture that is too heavy; what they ask for differs, and all take this. */
export const maxBytes = 200_000;

type Source = {
  /** The photo on disk; none when it could not be had, and the cloth alone is drawn. */
  file: string | undefined;
  target: string;
  /** A folder that lasts from one build to the next. */
  cache: string;
};

/** Cuts a photo to the shape in which networks show a page, over a band of ndop. A photo seen before is not cut again. */
export async function drawSharePicture({ file, target, cache }: Source): Promise<void> {
  const photo = file ? await readFile(file) : undefined;
  const kept = await makeOnce({ cache, name: 'share-1', source: photo, make: () => draw(photo) });
  await mkdir(dirname(target), { recursive: true });
  await copyFile(kept, target);
}

async function draw(photo: Buffer | undefined): Promise<Buffer> {
  const { width, height } = shareSize;
  const above = height - bandHeight;
  const lay = (height: number, background: string, pieces: OverlayOptions[]) =>
    sharp({ create: { width, height, channels: 3, background } })
      .composite(pieces)
      .png()
      .toBuffer();
  const density = (72 * bandHeight) / 64;
  const cloth = await sharp(Buffer.from(ndopDrawing), { density }).resize(bandHeight, bandHeight).png().toBuffer();
  const band = await lay(bandHeight, tokens['--color-night'], [{ input: cloth, tile: true }]);
  const pieces = [{ input: band, left: 0, top: above }];
  if (photo) {
    const scene = await sharp(photo).rotate().resize(width, above, { position: 'attention' }).toBuffer();
    pieces.push({ input: scene, left: 0, top: 0 });
  }
  const whole = await lay(height, tokens['--color-night-deep'], pieces);
  for (const quality of [82, 72, 60, 45]) {
    const picture = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error(`A share picture stays heavier than ${maxBytes} bytes at the lowest quality`);
}
