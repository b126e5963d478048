import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { readFocus } from '../content/fields/focus';
import { posterSize, shareSize } from '../content/sharePicture';
import type { QrCode } from '../poster/Poster';
import { ndopDrawing, tokens } from '../theme/tokens';
import { makeOnce } from './makeOnce';

/** WhatsApp fetches the picture on the sender's data plan, and shows none above 300 KB. */
export const maxBytes = 100_000;

export type Words = {
  title: string;
  /** The association's. */
  name: string;
  /** Makes it the picture of the poster instead of a page's share picture. */
  poster?: { scan: string; address: string; code: QrCode; proof: string | undefined };
};

type Photo = {
  /** On disk; without one the ndop pattern takes its place. */
  file: string | undefined;
  /** The point that the crop keeps in sight: `50% 30%`. */
  focus: string | undefined;
};

type Files = {
  target: string;
  /** A folder kept between builds. */
  cache: string;
};

/** Draws a share picture or the poster's picture; cached by what it shows. */
export async function drawSharePicture({ file, focus, target, cache, ...words }: Photo & Words & Files): Promise<void> {
  const photo = file ? await readFile(file) : undefined;
  const source = Buffer.concat([photo ?? Buffer.alloc(0), Buffer.from(JSON.stringify([focus, words]))]);
  const { poster } = words;
  const make = () => (poster ? drawPoster(photo, { ...words, focus, poster }) : drawShare(photo, { ...words, focus }));
  await mkdir(dirname(target), { recursive: true });
  await cp(await makeOnce({ cache, name: 'share-3', source, make }), target);
}

const margin = 60;

/** The words stand left of the picture, which is as wide as its shape asks for: no photo loses its top or its foot. */
async function drawShare(
  photo: Buffer | undefined,
  { focus, name, title }: Words & Pick<Photo, 'focus'>,
): Promise<Buffer> {
  const { width, height } = shareSize;
  const cloth = { top: 555, height: 75 };
  const { autoOrient } = photo ? await sharp(photo).metadata() : { autoOrient: { width: 700, height: 555 } };
  const shape = autoOrient.width / autoOrient.height;
  const pictureWidth = Math.round(Math.min(700, Math.max(shape, 9 / 16) * cloth.top));
  const left = width - pictureWidth;
  const textWidth = left - margin - 30;
  const whole = await compose(
    shareSize,
    [
      drawCloth(width, cloth),
      await drawPhoto(photo, { left, width: pictureWidth, height: cloth.top, cut: 72, focus }),
      await drawEmblem({ left: margin, top: 65, size: 60 }),
    ],
    [
      { text: name, size: 26, left: margin + 74, middle: 95, width: textWidth - 74, height: 100 },
      { text: title, size: 84, left: margin, bottom: cloth.top - 40, width: textWidth, height: height - 300 },
    ],
  );
  for (const quality of [84, 76, 66, 50]) {
    const picture = await whole.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  return whole.jpeg({ quality: 30, mozjpeg: true }).toBuffer();
}

/** The printed poster without its steps, for a status or a group. */
async function drawPoster(
  photo: Buffer | undefined,
  { focus, name, title, poster: { scan, address, code, proof } }: Required<Words> & Pick<Photo, 'focus'>,
): Promise<Buffer> {
  const { width, height } = posterSize;
  const cloth = { top: 470, height: 72 };
  const ask = { top: 930, size: 320 };
  const askLeft = margin + ask.size + 50;
  const askWidth = width - askLeft - margin;
  const onDark = tokens['--color-on-dark'];
  const whole = await compose(
    posterSize,
    [
      drawCloth(width, cloth),
      await drawPhoto(photo, { left: 0, width, height: cloth.top, cut: 96, focus }),
      await drawEmblem({ left: margin, top: 578, size: 72 }),
      `<path fill="${tokens['--color-accent']}" d="M0 ${ask.top}h${width}V${height}H0z"/>`,
      ...(proof ? [`<path fill="${tokens['--color-mark']}" d="M0 30h${margin + 330}v100H0z"/>`] : []),
      `<svg x="${margin}" y="${ask.top + 50}" width="${ask.size}" height="${ask.size}" viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges">`,
      `<path fill="${tokens['--color-card']}" d="M0 0h${code.size}v${code.size}H0z"/><path d="${code.path}"/></svg>`,
    ],
    [
      { text: name, size: 38, left: margin + 92, middle: 614, width: width - 2 * margin - 92, height: 90 },
      { text: title, size: 108, left: margin, bottom: ask.top - 40, width: width - 2 * margin, height: 210 },
      { text: scan, size: 56, left: askLeft, top: ask.top + 50, width: askWidth, height: 180, color: onDark },
      { text: address, size: 48, left: askLeft, bottom: ask.top + 370, width: askWidth, height: 120, color: onDark },
      ...(proof ? [{ text: proof, size: 60, left: margin, middle: 80, width: 300, height: 60 }] : []),
    ],
  );
  return whole.png({ palette: true, quality: 90 }).toBuffer();
}

/** A text in its box, from whose top, middle or bottom it starts. It shrinks until it fits. */
type Text = { text: string; size: number; left: number; width: number; height: number; color?: string } & (
  | { top: number }
  | { middle: number }
  | { bottom: number }
);

// The site's display font, unpacked: sharp reads no WOFF2, and a build machine may have no font at all.
const fontfile = resolve('src/gatsby/bricolage-grotesque-800.ttf');

async function drawText({ text, size, left, width, height, color = tokens['--color-ink'], ...place }: Text) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const options = {
    text: `<span foreground="${color}" letter_spacing="${size * -25}" line_height="0.92">${escaped}</span>`,
    font: `Bricolage Grotesque 96pt ExtraBold ExtraBold, Ultra-Bold ${size}`,
    fontfile,
    width,
    rgba: true,
  };
  const draw = (fit: { dpi: number } | { height: number }) =>
    sharp({ text: { ...options, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true });
  const natural = await draw({ dpi: 72 });
  const isFitting = natural.info.width <= width && natural.info.height <= height;
  const { data, info } = isFitting ? natural : await draw({ height });
  const top =
    'top' in place ? place.top : 'middle' in place ? place.middle - info.height / 2 : place.bottom - info.height;
  return { input: data, left, top: Math.round(top) };
}

async function compose({ width, height }: typeof shareSize | typeof posterSize, shapes: string[], texts: Text[]) {
  const ground = `<path fill="${tokens['--color-paper']}" d="M0 0h${width}v${height}H0z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${shapes.join('')}</svg>`;
  const flat = await sharp(Buffer.from(svg), { unlimited: true })
    .composite(await Promise.all(texts.map(drawText)))
    .flatten()
    .png()
    .toBuffer();
  return sharp(flat);
}

/** A strip of ndop across the picture; also defines the pattern that stands for a missing photo. */
function drawCloth(width: number, { top, height }: { top: number; height: number }): string {
  const transform = `translate(0 ${top}) scale(${height / 64})`;
  return `<pattern id="ndop" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="${transform}">
<path fill="${tokens['--color-night']}" d="M0 0h64v64H0z"/>${ndopDrawing}</pattern>
<path fill="url(#ndop)" d="M0 ${top}h${width}v${height}H0z"/>`;
}

type Frame = { left: number; width: number; height: number; cut: number; focus: string | undefined };

/** A photo in a frame at the top whose upper right corner is cut off. */
async function drawPhoto(photo: Buffer | undefined, { left, width, height, cut, focus }: Frame): Promise<string> {
  const shape = `M${left} 0h${width - cut}l${cut} ${cut}V${height}H${left}z`;
  if (!photo) return `<path fill="url(#ndop)" d="${shape}"/>`;
  const data = (await cropAround(photo, { width, height, focus })).toString('base64');
  return `<clipPath id="frame"><path d="${shape}"/></clipPath>
<image x="${left}" width="${width}" height="${height}" clip-path="url(#frame)" href="data:image/png;base64,${data}"/>`;
}

/** Crops a photo around its focus, or around its middle as the site does. */
async function cropAround(
  photo: Buffer,
  { width, height, focus = '50% 50%' }: Pick<Frame, 'width' | 'height' | 'focus'>,
): Promise<Buffer> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(width, height, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const [fromLeft, fromTop] = readFocus(focus);
  const left = Math.round((info.width - width) * fromLeft);
  const top = Math.round((info.height - height) * fromTop);
  return sharp(data).extract({ left, top, width, height }).png().toBuffer();
}

async function drawEmblem({ left, top, size }: { left: number; top: number; size: number }): Promise<string> {
  const emblem = await readFile('static/favicon.svg', 'utf8');
  return emblem.replace('<svg', `<svg x="${left}" y="${top}" width="${size}" height="${size}"`);
}
