import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * The widths that the layout asks for on screens of one to three dots per pixel, measured at 360, 768 and 1280 pixels:
 * data-saver mode, half a phone, a whole one of two dots and of three, the viewer on a desk.
 */
export const pictureWidths = [320, 480, 720, 1080];

export const largestWidth = 1080;

/** What an ordinary phone (360 pixels, two dots each) takes of a picture as wide as its screen. */
export const phoneWidth = 720;

export type Format = 'avif' | 'webp' | 'jpg' | 'png';

/**
 * Chosen by measurement, on five pictures at 720 pixels (average size, time to encode, likeness as SSIM):
 * AVIF 46 is 21.5 KB (0.938) where 50 is 23.7 KB (0.943); WebP needs 60 to be as like, 29.7 KB; JPEG is for browsers of
 * before 2020, and mozjpeg makes it smaller than libjpeg (60: 37.9 KB against 46.7 KB, 0.920).
 */
export const qualities: Record<Exclude<Format, 'png'>, number> = { avif: 46, webp: 60, jpg: 60 };

/**
 * How hard AVIF is encoded; neither gatsby-plugin-sharp nor Netlify's machinery passes an effort on. sharp's default of 4
 * takes six to ten times as long as 2 for files nearly as small (a photo of 1080 pixels: 2.8 s against 0.43 s). 0 takes a
 * quarter of 2 (720 pixels: 84 ms against 321), for files half as large again, which matters to nobody in development.
 */
const avifEffort = { build: 2, develop: 0 };

/** Has every AVIF of this process encoded with the effort of a build, or of development. */
export function setAvifEffort(command: keyof typeof avifEffort): void {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: avifEffort[command], ...options });
  };
}

/** `IMAGES=netlify` leaves the encoding to Netlify's Image CDN, for albums that would take too long to build. */
export const usesImageCdn = process.env.IMAGES === 'netlify';

/** Everything that a picture's addresses depend on besides its file. */
export const pictureSettings = { pictureWidths, largestWidth, qualities, usesImageCdn };

/** Where Netlify's Image CDN makes a picture of this width and format, at the first request for it. */
export function netlifyImageUrl(original: string, width: number, format: Format): string {
  const asked = new URLSearchParams({ url: original, w: String(width), fm: format });
  if (format !== 'png') asked.set('q', String(qualities[format]));
  return `/.netlify/images?${asked}`;
}
