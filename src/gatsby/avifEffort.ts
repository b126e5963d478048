import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * How hard AVIF is encoded; neither gatsby-plugin-sharp nor Netlify's machinery passes an effort on. sharp's default of 4
 * takes six to ten times as long as 2 for files nearly as small (a photo of 1080 pixels: 2.8 s against 0.43 s). 0 takes a
 * quarter of 2 (720 pixels: 84 ms against 321), for files half as large again, which matters to nobody in development.
 */
export const avifEffort = { build: 2, develop: 0 };

/** Has every AVIF of this process encoded with so much effort. */
export function setAvifEffort(effort: number): void {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}
