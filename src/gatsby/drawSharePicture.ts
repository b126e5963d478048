import { cp, readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { readFocus } from '../content/fields/focus';
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
  /** The point that the cut keeps in sight: `50% 30%`. */
  focus?: string;
  target: string;
  /** A folder kept between builds. */
  cache: string;
};

/** Crops a photo to the share picture, over a band of ndop; cached by photo. */
export async function drawSharePicture({ file, focus, target, cache }: Source): Promise<void> {
  const photo = file ? await readFile(file) : undefined;
  const name = `share-2${(focus ?? '').replace(/\D+/g, '-')}`;
  await cp(await makeOnce({ cache, name, source: photo, make: () => draw(photo, focus) }), target);
}

async function draw(photo: Buffer | undefined, focus: string | undefined): Promise<Buffer> {
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
    pieces.push({ input: await cut(photo, { width, height: photoHeight, focus }), left: 0, top: 0 });
  }
  const whole = await compose(height, tokens['--color-night-deep'], pieces);
  for (const quality of [82, 72, 60, 45]) {
    const picture = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error(`A share picture stays heavier than ${maxBytes} bytes at the lowest quality`);
}

type Cut = { width: number; height: number; focus: string | undefined };

/** Cuts a photo around its focus, or around what sharp finds most telling. A portrait stays whole. */
async function cut(photo: Buffer, { width, height, focus }: Cut): Promise<Buffer> {
  const upright = await sharp(photo).rotate().toBuffer({ resolveWithObject: true });
  const { info } = upright;
  const scene = sharp(upright.data);
  if (info.height > info.width)
    return scene.resize(width, height, { fit: 'contain', background: tokens['--color-night'] }).toBuffer();
  if (!focus) return scene.resize(width, height, { position: 'attention' }).toBuffer();
  const scale = Math.min(info.width / width, info.height / height);
  const region = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const [fromLeft, fromTop] = readFocus(focus);
  const left = Math.floor((info.width - region.width) * fromLeft);
  const top = Math.floor((info.height - region.height) * fromTop);
  return scene
    .extract({ ...region, left, top })
    .resize(width, height)
    .toBuffer();
}
