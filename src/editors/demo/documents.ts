import { activityFields } from '../../content/collections';
import type { Fields } from '../../content/fields';
import { writeMarkdownEntry } from '../../content/fileFormats';
import { homeSections } from '../../content/homeSections';
import type { Entry } from '../../content/localize';
import type { Content } from '../../content/model';
import { givingFields, posterFields, siteFields } from '../../content/singletons';
import { asList, isBlank, isRecord } from '../../content/values';
import { pairFields } from '../../content/walkFields';
import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { nameAddedItems } from './itemIds';

/** The fields of each document's own file. */
export const fileFields = {
  hero: homeSections.hero,
  about: homeSections.about,
  activities: homeSections.activities,
  association: siteFields,
  donation: homeSections.donation,
  giving: givingFields,
  contact: homeSections.contact,
  gallery: homeSections.gallery,
  footer: homeSections.footer,
  poster: posterFields,
} as const satisfies Record<string, Fields>;

export type DocumentKey = keyof typeof fileFields;
export const documentKeys = Object.keys(fileFields) as DocumentKey[];

/**
 * The demo editor's documents: a file of the content each, and the activities with their section. Built from the model's
 * fields, so that all share one form and one validation.
 */
export const documents = {
  ...fileFields,
  activities: {
    ...homeSections.activities,
    activities: {
      kind: 'list',
      label: 'Activités',
      hint: 'La plus récente d’abord, d’après ses dates.',
      sorted: true,
      of: {
        kind: 'object',
        label: 'Activité',
        hint: 'Une activité et ses informations.',
        fields: {
          /** The name of the activity's files. */
          id: { kind: 'text', label: 'Nom du fichier', hint: 'Minuscules, chiffres et tirets.', shared: true },
          ...activityFields,
        },
      },
    },
  },
} as const satisfies Record<DocumentKey, Fields>;

/** The documents that are not sections of the landing page, by the name of their file. */
const files = { association: 'site', giving: 'giving', poster: 'poster' } as const;

function isSection(key: DocumentKey): key is Exclude<DocumentKey, keyof typeof files> {
  return !(key in files);
}

/** A file to save; its path is below `content/`. */
export type ContentFile = { path: string; text: string };

/** Reads a document from the content, with its lists aligned between the languages. */
export function readDocument(key: DocumentKey, content: Content): Entry {
  return alignLists(documents[key], gather(key, content));
}

function gather(key: DocumentKey, content: Content): Entry {
  const { entry } = isSection(key) ? content.home[key] : content[files[key]];
  if (key !== 'activities') return entry;
  return eachLanguage((language) => ({
    ...entry[language],
    activities: content.activities.flatMap(({ slug, entry: { [language]: values } }) => {
      return values ? [{ id: slug, ...values }] : [];
    }),
  }));
}

/** Orders the translated items of every list as the French ones, with an empty item for each missing translation. */
export function alignLists(fields: Fields, entry: Entry): Entry {
  const french = entry[defaultLanguage] ?? {};
  return eachLanguage((language) =>
    pairFields(fields, french, entry[language] ?? {}, {
      enter: ({ shared }) => !shared,
      leaf: ({ path }, original, own) => (path.endsWith('.id') ? (own ?? original) : own),
    }),
  );
}

/** The document's files, for the content folder. */
export function writeDocument(key: DocumentKey, draft: Entry): ContentFile[] {
  const named = Object.entries(nameAddedItems(documents[key], draft));
  const entry: Entry = Object.fromEntries(
    named.map(([language, values]) => [language, language === defaultLanguage ? values : dropEmptyItems(values)]),
  );
  if (key !== 'activities') return [jsonFile(key, entry)];
  const section = eachLanguage((language) => {
    const { activities: _activities, ...rest } = entry[language] ?? {};
    return rest;
  });
  const files = languages.flatMap((language) =>
    activitiesIn(entry, language)
      .filter(hasText)
      .map((values) => ({
        path: `activities/${values.id}.${language}.md`,
        text: writeMarkdownEntry(values, activityFields),
      })),
  );
  return [jsonFile(key, section), ...files];
}

function jsonFile(key: DocumentKey, entry: Entry): ContentFile {
  return {
    path: isSection(key) ? `home/${key}.json` : `${files[key]}.json`,
    text: `${JSON.stringify(entry, null, 2)}\n`,
  };
}

export function activitiesIn(entry: Entry, language: Language): Record<string, unknown>[] {
  return asList(entry[language]?.activities).filter(isRecord);
}

/** A translation without the list items that only align it with the French. */
function dropEmptyItems(values: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(values).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [[name, value]];
    const items = value.map((item) => (isRecord(item) ? dropEmptyItems(item) : item));
    const kept = items.filter((item) => !isRecord(item) || hasText(item));
    return kept.length > 0 ? [[name, kept]] : [];
  });
  return Object.fromEntries(fields);
}

/** Whether any field but the id has a value. */
function hasText({ id: _id, ...values }: Record<string, unknown>): boolean {
  return Object.values(values).some((value) => !isBlank(value));
}

export function eachLanguage(write: (language: Language) => Record<string, unknown>): Entry {
  return Object.fromEntries(languages.map((language) => [language, write(language)]));
}
