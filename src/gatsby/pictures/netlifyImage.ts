import type { Format } from './formats';
import { qualities } from './formats';

/** Where Netlify's Image CDN makes a picture of this width and format, at the first request for it. */
export function netlifyImageUrl(original: string, width: number, format: Format): string {
  const asked = new URLSearchParams({ url: original, w: String(width), fm: format });
  if (format !== 'png') asked.set('q', String(qualities[format]));
  return `/.netlify/images?${asked}`;
}
