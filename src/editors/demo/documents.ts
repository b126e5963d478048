import { activityFields } from '../../content/collections';
import type { Fields } from '../../content/fields';
import { writeMarkdownEntry } from '../../content/fileFormats';
import { homeSections } from '../../content/homeSections';
import type { Entry } from '../../content/localize';
import type { Content } from '../../content/model';
import { asList, isBlank, isRecord } from '../../content/values';
import { pairFields } from '../../content/walkFields';
import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { nameAddedItems } from './itemIds';

/**
 * The demo editor's documents: sections of the landing page, and the activities with their section. Built from the
 * model's fields, so that all share one form, one validation and one preview.
 */
export const documents = {
  hero: homeSections.hero,
  about: homeSections.about,
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
} as const satisfies Record<string, Fields>;

export type DocumentKey = keyof typeof documents;
export const documentKeys = Object.keys(documents) as DocumentKey[];

/** A file to save; its path is below `content/`. */
export type ContentFile = { path: string; text: string };

/** Reads a document from the content, with its lists aligned between the languages. */
export function readDocument(key: DocumentKey, content: Content): Entry {
  return alignLists(documents[key], gather(key, content));
}

function gather(key: DocumentKey, content: Content): Entry {
  const { entry } = content.home[key];
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
  const entry = nameAddedItems(documents[key], draft);
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
  return { path: `home/${key}.json`, text: `${JSON.stringify(entry, null, 2)}\n` };
}

export function activitiesIn(entry: Entry, language: Language): Record<string, unknown>[] {
  return asList(entry[language]?.activities).filter(isRecord);
}

/** Whether any field but the id has a value. */
function hasText({ id: _id, ...values }: Record<string, unknown>): boolean {
  return Object.values(values).some((value) => !isBlank(value));
}

export function eachLanguage(write: (language: Language) => Record<string, unknown>): Entry {
  return Object.fromEntries(languages.map((language) => [language, write(language)]));
}
