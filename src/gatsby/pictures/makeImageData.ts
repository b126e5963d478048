import type { BuiltPicture } from '../../components/Picture';
import type { PhotosCost } from '../../content/cost';
import { type Format, largestWidth, phoneWidth, pictureWidths } from './formats';
import type { PictureFacts } from './readPicture';

/** One file of a picture; its size is known once it is encoded, and never where that is left to others. */
type Source = { src: string; bytes?: Promise<number> };

export type DescribedPicture = { image: BuiltPicture; cost: Promise<PhotosCost | undefined> };

/**
 * All that a page needs to show a picture: each width that it has, in each format, best first. Where the files come from
 * is up to `makeSource`.
 */
export function makeImageData(
  facts: PictureFacts,
  makeSource: (width: number, height: number, format: Format) => Source,
): DescribedPicture {
  const largest = Math.min(largestWidth, facts.width);
  const widths = [...pictureWidths.filter((width) => width < largest), largest];
  const findHeight = (width: number) => Math.max(1, Math.round((width * facts.height) / facts.width));
  const make = (format: Format) => widths.map((width) => ({ width, ...makeSource(width, findHeight(width), format) }));
  const listFiles = (files: ReturnType<typeof make>) => files.map(({ src, width }) => `${src} ${width}w`).join(',\n');

  const avif = make('avif');
  const fallback = make(facts.format);
  const sources = [{ type: 'image/avif', srcSet: listFiles(avif) }];
  if (facts.format !== 'webp') sources.push({ type: 'image/webp', srcSet: listFiles(make('webp')) });
  return {
    image: {
      width: largest,
      height: findHeight(largest),
      backgroundColor: facts.colour,
      src: fallback.at(-1)?.src ?? '',
      srcSet: listFiles(fallback),
      sources,
    },
    cost: weigh(avif),
  };
}

async function weigh(files: readonly (Source & { width: number })[]): Promise<PhotosCost | undefined> {
  const weighAt = (wanted: number) => (files.find(({ width }) => width >= wanted) ?? files.at(-1))?.bytes;
  const [usual, saving] = await Promise.all([weighAt(phoneWidth), weighAt(pictureWidths[0] ?? 0)]);
  return usual === undefined || saving === undefined ? undefined : { usual, saving };
}
