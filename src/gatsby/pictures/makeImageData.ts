import { generateImageData, type ImageFormat } from 'gatsby-plugin-image';
import type { BuiltPicture } from '../../components/Picture';
import type { PhotosCost } from '../../content/cost';
import { type Format, largestWidth, phoneWidth, pictureWidths } from './formats';
import type { PictureFacts } from './readPicture';

/** One file of a picture; its size is known once it is encoded, and never where that is left to others. */
export type Source = { src: string; bytes?: Promise<number> };

export type DescribedPicture = { image: BuiltPicture; cost: Promise<PhotosCost | undefined> };

/**
 * All that a page needs to show a picture: each width that it has, in each format, best first. Where the files come from
 * is up to `makeSource`.
 */
export function makeImageData(
  facts: PictureFacts,
  makeSource: (width: number, height: number, format: Format) => Source,
): DescribedPicture {
  const avif = new Map<number, Promise<number> | undefined>();
  const { width, height, backgroundColor, images } = generateImageData({
    pluginName: 'content',
    filename: '',
    sourceMetadata: facts,
    layout: 'constrained',
    width: Math.min(largestWidth, facts.width),
    breakpoints: pictureWidths,
    formats: ['auto', 'webp', 'avif'],
    backgroundColor: facts.colour,
    generateImageSource: (_, width, height, format) => {
      const { src, bytes } = makeSource(width, height, nameFormat(format, facts));
      if (format === 'avif') avif.set(width, bytes);
      return { src, width, height, format };
    },
  });
  const sources = (images.sources ?? []).map(({ type = '', srcSet }) => ({ type, srcSet }));
  // Browsers take the first that they know.
  sources.sort((a, b) => Number(b.type === 'image/avif') - Number(a.type === 'image/avif'));
  const { src = '', srcSet = '' } = images.fallback ?? {};
  // HTML takes whole pixels.
  const size = { width, height: Math.round(height) };
  return { image: { ...size, backgroundColor, src, srcSet, sources }, cost: weigh(avif) };
}

function nameFormat(format: ImageFormat, facts: PictureFacts): Format {
  return format === 'auto' || format === '' ? facts.format : format;
}

async function weigh(avif: ReadonlyMap<number, Promise<number> | undefined>): Promise<PhotosCost | undefined> {
  const widths = [...avif.keys()].sort((a, b) => a - b);
  const weighAt = async (wanted: number) => avif.get(widths.find((width) => width >= wanted) ?? widths.at(-1) ?? 0);
  const [usual, saving] = await Promise.all([weighAt(phoneWidth), weighAt(pictureWidths[0] ?? 0)]);
  return usual === undefined || saving === undefined ? undefined : { usual, saving };
}
