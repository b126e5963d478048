import type { Fields } from '../fields/fields';
import { activityFields, albumFields } from './collections';
import { homeSections } from './homeSections';
import type { Content, LoadedEntry, SectionKey, SingletonKey } from './model';
import { singletons } from './singletons';

export const sectionKeys = Object.keys(homeSections) as SectionKey[];
export const singletonKeys = Object.keys(singletons) as SingletonKey[];

export type ListedEntry = LoadedEntry & { fields: Fields };

/** Every entry of the content with its fields. */
export function listEntries(content: Omit<Content, 'advice'>): ListedEntry[] {
  return [
    ...sectionKeys.map((key) => ({ ...content.home[key], fields: homeSections[key] })),
    ...singletonKeys.map((key) => ({ ...content[key], fields: singletons[key] })),
    ...content.activities.map((loaded) => ({ ...loaded, fields: activityFields })),
    ...content.albums.map((loaded) => ({ ...loaded, fields: albumFields })),
  ];
}
