import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import type { Fields } from '../fields/fields';
import { listLeaves, pairFields, type Visit } from '../fields/walkFields';
import { activityFields, albumFields } from './collections';
import { homeSections } from './homeSections';
import type { Content, Entry, LoadedEntry, SectionKey, SingletonKey } from './model';
import { singletons } from './singletons';

export const sectionKeys = Object.keys(homeSections) as SectionKey[];
export const singletonKeys = Object.keys(singletons) as SingletonKey[];

export type ListedEntry = LoadedEntry & { fields: Fields };

export function listEntries(content: Omit<Content, 'advice'>): ListedEntry[] {
  return [
    ...sectionKeys.map((key) => ({ ...content.home[key], fields: homeSections[key] })),
    ...singletonKeys.map((key) => ({ ...content[key], fields: singletons[key] })),
    ...content.activities.map((loaded) => ({ ...loaded, fields: activityFields })),
    ...content.albums.map((loaded) => ({ ...loaded, fields: albumFields })),
  ];
}

/** Walks the French values of an entry in parallel with their translations; for French, without any. */
export function pairTranslations(
  fields: Fields,
  entry: Entry,
  language: Language,
  visit: Visit,
): Record<string, unknown> {
  const translations = language === defaultLanguage ? {} : (entry[language] ?? {});
  return pairFields(fields, entry[defaultLanguage] ?? {}, translations, visit);
}

/** The files and URLs in the media fields of an entry. Consents and samples name files in fields of another kind. */
export function listShownMedia({ fields, entry }: ListedEntry): string[] {
  const leaves = languages.flatMap((language) => listLeaves(fields, entry[language] ?? {}));
  return leaves.flatMap(({ field, value }) => (field.kind === 'media' && typeof value === 'string' ? [value] : []));
}

/** The uploads that an entry, or a part of it, references: `/uploads/…`. */
export function listUploadPaths(value: unknown): string[] {
  return JSON.stringify([value]).match(/\/uploads\/[^"]+/g) ?? [];
}
