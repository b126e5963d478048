/** The bytes of an album's photos on a common phone, without and with data-saver mode. */
export type PhotosCost = { usual: number; saving: number };

/** The bytes of viewing an album. `photos` is undefined when they are encoded after the build. */
export type AlbumCost = { photos?: PhotosCost; videos: number };

/** Sums the costs of an album's photos; undefined if one of them is. */
export function addPhotos(costs: readonly (PhotosCost | undefined)[]): PhotosCost | undefined {
  const sum = { usual: 0, saving: 0 };
  for (const cost of costs) {
    if (!cost) return undefined;
    sum.usual += cost.usual;
    sum.saving += cost.saving;
  }
  return sum;
}
