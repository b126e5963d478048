/** The bytes of an album's photos on a common phone, without and with data-saver mode. */
export type PhotosCost = { usual: number; saving: number };

/** The bytes of viewing an album. `photos` is undefined when they are encoded after the build. */
export type AlbumCost = { photos?: PhotosCost; videos: number };

/** Sums the costs of an album's photos; undefined if one of them is. */
export function addPhotos(costs: readonly (PhotosCost | undefined)[]): PhotosCost | undefined {
  if (!costs.every((cost) => cost !== undefined)) return undefined;
  const sum = (name: keyof PhotosCost) => costs.reduce((total, cost) => total + cost[name], 0);
  return { usual: sum('usual'), saving: sum('saving') };
}
