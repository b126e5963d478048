import type { Advice } from '../../shared/advice';
import type { LoadedEntry, SectionContent } from '../model';

/** Lists albums that a place on the map names but that do not exist, for example because they were removed. */
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
