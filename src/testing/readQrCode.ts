import jsQR from 'jsqr';
import type { Sharp } from 'sharp';

/** The text of a QR code in a picture. */
export async function readQrCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
