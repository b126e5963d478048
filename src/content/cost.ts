import { formatNumber } from '../i18n/formatNumber';
import type { Language } from '../i18n/languages';

/** The bytes of an album's photos on an ordinary phone, as they are and in data-saver mode. */
export type PhotosCost = { usual: number; saving: number };

/** What an album costs to look at. Its photos are unknown where they are encoded after the build. */
export type AlbumCost = { photos?: PhotosCost; videos: number };

/** The photos of an album together; unknown as soon as one of them is. */
export function addPhotos(costs: readonly (PhotosCost | undefined)[]): PhotosCost | undefined {
  const sum = { usual: 0, saving: 0 };
  for (const cost of costs) {
    if (!cost) return undefined;
    sum.usual += cost.usual;
    sum.saving += cost.saving;
  }
  return sum;
}

/** Bytes as a number of megabytes, as the language writes it; rounded up, so that nothing costs more than it says. */
export function formatMegabytes(bytes: number, language: Language): string {
  return formatNumber(Math.ceil(bytes / 100_000) / 10, language, 1);
}
