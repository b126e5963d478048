import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';

/** An animation of two frames. */
export async function drawAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = ['#0b5d3b', '#b5451f'].map((background) =>
    sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** The text of a QR code in a picture. */
export async function readQrCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
