import { generateImageData } from 'gatsby-plugin-image';
import type { BuiltPicture, PhotosCost } from '../../shared/media/builtMedia';
import { phonePixels } from '../../shared/media/phoneWidth';
import { type Format, pictureWidths, tallWidths } from './formats';
import type { PictureMetadata } from './readPicture';

/** One file of a picture. Its size is known once the file is encoded; never with Netlify's Image CDN. */
type Source = { src: string; bytes?: Promise<number> };

export type EncodedPicture = { image: BuiltPicture; cost: Promise<PhotosCost | undefined> };

/** The data of a `<picture>`, best format first, and its download cost. */
export function makeImageData(
  metadata: PictureMetadata,
  makeSource: (width: number, height: number, format: Format) => Source,
): EncodedPicture {
  const made: (Source & { width: number; format: Format })[] = [];
  const widths = metadata.height > metadata.width ? tallWidths : pictureWidths;
  const { width, height, backgroundColor, images } = generateImageData({
    pluginName: 'content',
    filename: '',
    sourceMetadata: metadata,
    layout: 'constrained',
    width: Math.min(Math.max(...widths), metadata.width),
    breakpoints: widths,
    formats: ['auto', 'avif'],
    backgroundColor: metadata.colour,
    generateImageSource: (_, width, height, pluginFormat) => {
      const format = pluginFormat === 'auto' || pluginFormat === '' ? metadata.format : pluginFormat;
      const source = makeSource(width, height, format);
      made.push({ ...source, width, format });
      return { src: source.src, width, height, format: pluginFormat };
    },
  });
  made.sort((a, b) => a.width - b.width);
  const sources = (images.sources ?? []).map(({ type = '', srcSet }) => ({ type, srcSet }));
  // The plugin has no fallback for a photo that is itself WebP.
  const srcSet = images.fallback?.srcSet ?? sources.pop()?.srcSet ?? '';
  const src = made.findLast(({ format }) => format === metadata.format)?.src ?? '';
  // HTML attributes take whole pixels.
  const size = { width, height: Math.round(height) };
  const avif = made.filter(({ format }) => format === 'avif');
  return { image: { ...size, backgroundColor, src, srcSet, sources }, cost: measureCost(avif) };
}

/** @param files the AVIF files, narrowest first */
async function measureCost(files: readonly (Source & { width: number })[]): Promise<PhotosCost | undefined> {
  const bytesAt = (minWidth: number) => (files.find(({ width }) => width >= minWidth) ?? files.at(-1))?.bytes;
  const [usual, saving] = await Promise.all([bytesAt(phonePixels), bytesAt(pictureWidths[0] ?? 0)]);
  return usual === undefined || saving === undefined ? undefined : { usual, saving };
}

/** Sums the costs of an album's photos; undefined if the cost of one is unknown. */
export function sumCosts(costs: readonly (PhotosCost | undefined)[]): PhotosCost | undefined {
  if (!costs.every((cost) => cost !== undefined)) return undefined;
  const sum = (name: keyof PhotosCost) => costs.reduce((total, cost) => total + cost[name], 0);
  return { usual: sum('usual'), saving: sum('saving') };
}
