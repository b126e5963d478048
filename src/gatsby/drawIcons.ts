import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { tokens } from '../theme/tokens';

/** The one drawing that every icon is made from. */
const iconDrawing = 'static/favicon.svg';

/** `share` of the square that the drawing fills: phones cut a mask into the last fifth, and round an icon's corners. */
export const icons = {
  192: { path: '/icons/icon-192.png', size: 192, share: 1, hasGround: false },
  512: { path: '/icons/icon-512.png', size: 512, share: 1, hasGround: false },
  maskable: { path: '/icons/icon-maskable-512.png', size: 512, share: 0.7, hasGround: true },
  apple: { path: '/apple-touch-icon.png', size: 180, share: 0.84, hasGround: true },
} as const;

/** Draws the icons into a folder, at the sizes that phones and browsers ask for. */
export async function drawIcons(folder: string): Promise<void> {
  for (const { path, size, share, hasGround } of Object.values(icons)) {
    const inner = Math.round(size * share);
    const drawing = await sharp(iconDrawing, { density: 1200 }).resize(inner, inner).png().toBuffer();
    const background = hasGround ? tokens['--color-paper'] : { r: 0, g: 0, b: 0, alpha: 0 };
    const icon = await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawing }])
      .png({ palette: true })
      .toBuffer();
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), icon);
  }
}
