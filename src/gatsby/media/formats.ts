import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { phonePixels } from '../../shared/media/phoneWidth';

/**
 * The widths of a picture's files, in pixels. Data-saver mode loads 320, an ordinary phone `phonePixels`, and a phone
 * with more dots per pixel 724, as the viewer does on both. On a desktop, the viewer loads 1080.
 */
export const pictureWidths = [320, phonePixels, 724, 1080];

/** A picture taller than wide, like the landing page's, can fill half of a wide screen that has 2 dots per pixel. */
export const tallWidths = [...pictureWidths, 1600];

export type Format = 'avif' | 'webp' | 'jpg' | 'png';

/**
 * The encoding quality of a file. AVIF has 42 up to the width of an ordinary phone's files. Wider files have 50, which
 * makes them over a quarter larger, because large screens show the flaws of 42. The formats at about equal sharpness,
 * by the average size and SSIM of brightness of five photos of 448 pixels:
 * - AVIF at 42: 6.6 KB, 0.958
 * - WebP at 40, for photos that are WebP: 9.3 KB, 0.963
 * - JPEG at 60, for browsers without AVIF: 18.3 KB, 0.963
 */
export function qualityOf(format: Format, width: number): number | undefined {
  return { avif: width > phonePixels ? 50 : 42, webp: 40, jpg: 60, png: undefined }[format];
}

/**
 * The AVIF encoding effort, for which gatsby-plugin-sharp and Netlify have no option. Effort 4, sharp's default, takes
 * six to ten times as long as effort 2 (2.8 s in place of 0.43 s at 1080 pixels), for files of about the same size.
 * Effort 0 takes a quarter of effort 2 (84 ms in place of 321 ms at 720 pixels), but its files are 1.5 times as large.
 */
const avifEffort = { build: 2, develop: 0 };

/**
 * Fragile: replaces a method of sharp, which the encoders of Gatsby and Netlify share.
 * Sets the effort of every AVIF that this process encodes, and halves the resolution of its colours, as cameras do: the
 * landing page's picture is an eighth smaller and looks the same. Tunes for `ssim`: the encoder's own default, `iq`,
 * makes all pictures together 1.5 times as large.
 */
export function setAvifOptions(command: keyof typeof avifEffort): void {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: avifEffort[command], chromaSubsampling: '4:2:0', tune: 'ssim', ...options });
  };
}

/** `IMAGES=netlify` leaves encoding to Netlify's Image CDN, for albums that take too long to build. */
export const usesImageCdn = process.env.IMAGES === 'netlify';

/** The URL at which Netlify's Image CDN encodes the picture on first request. */
export function netlifyImageUrl(original: string, width: number, format: Format): string {
  const parameters = new URLSearchParams({ url: original, w: String(width), fm: format });
  const quality = qualityOf(format, width);
  if (quality) parameters.set('q', String(quality));
  return `/.netlify/images?${parameters}`;
}
