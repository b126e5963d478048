import type { LoadedEntry, SectionContent } from '../model';
import type { Advice } from '../problems';

/** Lists the albums of the map's places that are not there, such as one that was removed: the name leads nowhere without. */
export function advisePlaces({ file, entry }: LoadedEntry, albums: readonly LoadedEntry[]): Advice[] {
  const ids = albums.map((album) => album.entry.fr?.id);
  const { places = [] } = (entry.fr ?? {}) as Partial<SectionContent['about']>;
  return places.flatMap(({ name, albums: own = [] }) =>
    own
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        what: `${file}: ${name} names the album ${id}, which is not there`,
        todo: 'Write the id of an album, or remove it.',
      })),
  );
}
