import type { Fields } from '../src/content/fields';
import { homeSections } from '../src/content/homeSections';
import {
  activityFields,
  albumFields,
  type Content,
  type LoadedEntry,
  posterFields,
  type SectionKey,
  siteFields,
} from '../src/content/model';

/** Lists every entry of the content with its field definitions. */
export function listEntries(content: Content): (LoadedEntry & { fields: Fields })[] {
  return [
    { ...content.site, fields: siteFields },
    ...(Object.keys(homeSections) as SectionKey[]).map((key) => ({ ...content.home[key], fields: homeSections[key] })),
    ...content.activities.map((loaded) => ({ ...loaded, fields: activityFields })),
    ...content.albums.map((loaded) => ({ ...loaded, fields: albumFields })),
    { ...content.poster, fields: posterFields },
  ];
}
