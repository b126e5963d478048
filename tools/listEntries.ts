import type { Fields } from '../src/content/fields';
import { homeSections } from '../src/content/homeSections';
import { activity, album, type Content, type LoadedEntry, poster, type SectionKey, site } from '../src/content/model';

/** Every entry of the content with the fields it is made of. */
export function listEntries(content: Content): (LoadedEntry & { fields: Fields })[] {
  return [
    { ...content.site, fields: site },
    ...(Object.keys(homeSections) as SectionKey[]).map((key) => ({ ...content.home[key], fields: homeSections[key] })),
    ...content.activities.map((loaded) => ({ ...loaded, fields: activity })),
    ...content.albums.map((loaded) => ({ ...loaded, fields: album })),
    { ...content.poster, fields: poster },
  ];
}
