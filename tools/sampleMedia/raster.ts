import sharp from 'sharp';
import { seededRandom } from './random';
import type { Frame, Layer } from './stage';

export function svgOf(frame: Frame, art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">${art}</svg>`;
}

export function flatten(layers: readonly Layer[]): string {
  return layers.map(({ art }) => art).join('\n');
}

/** A square of paper tooth to be laid over a picture again and again. */
function grainTile(size: number): Promise<Buffer> {
  const random = seededRandom('grain');
  const pixels = Buffer.alloc(size * size);
  for (let index = 0; index < pixels.length; index++) {
    pixels[index] = 128 + Math.round((random.next() + random.next() - 1) * 34);
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .blur(0.6)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

/** Slow clouds of lighter and darker paint, as left by a wide brush. */
function brushwork({ width, height }: Frame): Promise<Buffer> {
  const random = seededRandom('brushwork');
  const columns = Math.round(width / 70);
  const rows = Math.round(height / 70);
  const pixels = Buffer.alloc(columns * rows);
  for (let index = 0; index < pixels.length; index++) {
    pixels[index] = 128 + Math.round((random.next() - 0.5) * 24);
  }
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

/** The printed picture: the drawing, the brush, the tooth of the paper. */
export async function paintPhoto(frame: Frame, layers: readonly Layer[], file: string): Promise<void> {
  await sharp(Buffer.from(svgOf(frame, flatten(layers))))
    .composite([
      { input: await brushwork(frame), blend: 'soft-light' },
      { input: await grainTile(256), tile: true, blend: 'soft-light' },
    ])
    .flatten()
    .jpeg({ quality: 74, progressive: true, mozjpeg: true })
    .toFile(file);
}
