import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { readFocus } from '../content/fields/media';
import { shareSize } from '../content/sharePicture';
import { fitText } from '../shared/fonts/pictureFonts';
import { writeMark } from '../shared/theme/mark';
import { ndopDrawing, tokens } from '../shared/theme/tokens';
import { makeOnce } from './makeOnce';

/** WhatsApp fetches the picture on the sender's data plan, and shows none above 300 KB. */
export const maxBytes = 100_000;

/** What a picture shows besides the photo. */
export type Shown = {
  title: string;
  /** The name of the association. */
  name: string;
  /** The point of the photo that a crop keeps in sight: `50% 30%`. */
  focus?: string | undefined;
};

type Files = {
  /** The photo on disk; without one the ndop pattern takes its place. */
  file: string | undefined;
  target: string;
  /** A folder kept between builds. */
  cache: string;
};

/** Draws a share picture; cached by what it shows. */
export async function drawSharePicture({ file, target, cache, ...shown }: Files & Shown): Promise<void> {
  const photo = file ? await readFile(file) : undefined;
  const source = Buffer.concat([photo ?? Buffer.alloc(0), Buffer.from(JSON.stringify(shown))]);
  const make = () => drawShare(photo, shown);
  await mkdir(dirname(target), { recursive: true });
  await cp(await makeOnce({ cache, name: 'share-4', source, make }), target);
}

const margin = 60;

/** The words are left of the photo, which is as wide as its shape needs, so that no photo loses its top or bottom. */
async function drawShare(photo: Buffer | undefined, { focus, name, title }: Shown): Promise<Buffer> {
  const cloth = { top: 555, height: 75 };
  const { autoOrient: shape } = photo ? await sharp(photo).metadata() : { autoOrient: { width: 700, height: 555 } };
  const photoWidth = Math.round(Math.min(700, Math.max(shape.width / shape.height, 9 / 16) * cloth.top));
  const left = shareSize.width - photoWidth;
  const width = left - margin - 30;
  const whole = await compose(photo, {
    size: shareSize,
    cloth,
    frame: { left, width: photoWidth, cut: 72, focus },
    emblem: { top: 65, size: 60 },
    texts: [
      { text: name, size: 26, box: { left: margin + 74, top: 45, width: width - 74, height: 100 }, align: 0.5 },
      { text: title, size: 84, box: { left: margin, top: 185, width, height: 330 }, align: 1 },
    ],
  });
  const encode = (quality: number) => whole.jpeg({ quality, mozjpeg: true }).toBuffer();
  let picture = await encode(84);
  for (const quality of [76, 66, 50, 30]) if (picture.length > maxBytes) picture = await encode(quality);
  return picture;
}

type Layout = {
  size: { width: number; height: number };
  cloth: { top: number; height: number };
  /** The frame of the photo, from the top to the cloth; its upper right corner is cut off. */
  frame: { left: number; width: number; cut: number; focus: string | undefined };
  emblem: { top: number; size: number };
  texts: Text[];
};

async function compose(photo: Buffer | undefined, { size, cloth, frame, emblem, texts }: Layout) {
  const { left, width, cut, focus } = frame;
  const edge = `M${left} 0h${width - cut}l${cut} ${cut}V${cloth.top}H${left}z`;
  const crop = photo && (await cropAround(photo, { width, height: cloth.top }, focus)).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<pattern id="ndop" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${cloth.top}) scale(${cloth.height / 64})">
<path fill="${tokens['--color-night']}" d="M0 0h64v64H0z"/>${ndopDrawing}</pattern>
<clipPath id="edge"><path d="${edge}"/></clipPath>
<path fill="${tokens['--color-paper']}" d="M0 0h${size.width}v${size.height}H0z"/>
<path fill="url(#ndop)" d="M0 ${cloth.top}h${size.width}v${cloth.height}H0z${photo ? '' : edge}"/>
${crop ? `<image x="${left}" width="${width}" height="${cloth.top}" clip-path="url(#edge)" href="data:image/png;base64,${crop}"/>` : ''}
${writeMark().replace('<svg', `<svg x="${margin}" y="${emblem.top}" width="${emblem.size}" height="${emblem.size}"`)}
</svg>`;
  const layers = (await Promise.all(texts.map(drawText))).flat();
  return sharp(await sharp(Buffer.from(svg), { unlimited: true }).composite(layers).flatten().png().toBuffer());
}

/** Crops a photo around its focus, or around its middle as the site does. */
async function cropAround(photo: Buffer, size: Layout['size'], focus = '50% 50%'): Promise<Buffer> {
  const upright = sharp(photo)
    .autoOrient()
    .resize({ ...size, fit: 'outside' });
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  const [fromLeft, fromTop] = readFocus(focus);
  const left = Math.round((info.width - size.width) * fromLeft);
  const top = Math.round((info.height - size.height) * fromTop);
  return sharp(data)
    .extract({ left, top, ...size })
    .png()
    .toBuffer();
}

type Text = {
  text: string;
  size: number;
  box: { left: number; top: number; width: number; height: number };
  /** The part of the box's free height that is above the text. */
  align: number;
};

/** Draws a text, smaller if it does not fit its box. */
async function drawText({ text, size, box, align }: Text) {
  const { left, width, height } = box;
  const { shown, font } = fitText(text);
  if (!shown) return [];
  const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const markup = `<span foreground="${tokens['--color-ink']}" letter_spacing="${size * -25}" line_height="0.92">${escaped}</span>`;
  const draw = (fit: { dpi: number } | { height: number }) =>
    sharp({ text: { text: markup, font: `${font.name} ${size}`, fontfile: font.file, width, rgba: true, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true });
  const natural = await draw({ dpi: 72 });
  const isFitting = natural.info.width <= width && natural.info.height <= height;
  const { data, info } = isFitting ? natural : await draw({ height });
  return [{ input: data, left, top: Math.round(box.top + (height - info.height) * align) }];
}
