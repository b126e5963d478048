import { defaultLanguage, type Language, languages } from '../i18n/languages';
import { nameActivities } from './activityNames';
import { asList, type Fields, isBlank, isRecord } from './fields';
import { writeMarkdownEntry } from './fileFormats';
import { homeSections } from './homeSections';
import type { Entry } from './localize';
import { activityFields, type Content } from './model';
import { pairFields } from './walkFields';

const { order: _place, ...editedFields } = activityFields;

/**
 * What the demo editor edits at once: a section of the landing page, the activities together with theirs. The fields
 * are the model's own, so that one form, one validation and one preview serve them all.
 */
export const documents = {
  hero: homeSections.hero,
  about: homeSections.about,
  activities: {
    ...homeSections.activities,
    activities: {
      kind: 'list',
      label: 'Activités',
      hint: 'Dans l’ordre de la page.',
      of: {
        kind: 'object',
        label: 'Activité',
        hint: 'Une activité et ses informations.',
        fields: {
          /** The name of its files; an order is its place in the list. */
          id: { kind: 'text', label: 'Nom du fichier', hint: 'Minuscules, chiffres et tirets.', shared: true },
          ...editedFields,
        },
      },
    },
  },
} as const satisfies Record<string, Fields>;

export type DocumentKey = keyof typeof documents;
export const documentKeys = Object.keys(documents) as DocumentKey[];

/** A file of the content folder, as it would be saved. */
export type ContentFile = { path: string; text: string };

/** The document as the content files have it, its lists in step in both languages. */
export function readDocument(key: DocumentKey, content: Content): Entry {
  return alignLists(documents[key], gather(key, content));
}

function gather(key: DocumentKey, content: Content): Entry {
  const { entry } = content.home[key];
  if (key !== 'activities') return entry;
  return eachLanguage((language) => ({
    ...entry[language],
    activities: content.activities.flatMap(({ slug, entry: { [language]: values } }) => {
      if (!values) return [];
      const { order: _order, ...rest } = values;
      return [{ id: slug, ...rest }];
    }),
  }));
}

/**
 * Puts the translated items of every list in the order of the French ones, with an empty one where there is none: what
 * stands at a place then belongs together.
 */
export function alignLists(fields: Fields, entry: Entry): Entry {
  const french = entry[defaultLanguage] ?? {};
  return eachLanguage((language) =>
    pairFields(fields, french, entry[language] ?? {}, {
      enter: ({ shared }) => !shared,
      leaf: ({ path }, original, own) => (path.endsWith('.id') ? (own ?? original) : own),
    }),
  );
}

/** The files that hold the document, ready to replace those of the content folder. */
export function writeDocument(key: DocumentKey, entry: Entry): ContentFile[] {
  if (key !== 'activities') return [jsonFile(key, entry)];
  const section = eachLanguage((language) => {
    const { activities: _activities, ...rest } = entry[language] ?? {};
    return rest;
  });
  const french = activitiesIn(entry, defaultLanguage);
  const names = nameActivities(french);
  const files = languages.flatMap((language) =>
    activitiesIn(entry, language)
      .filter(hasText)
      .map((values) => {
        const place = french.findIndex(({ id }) => id === values.id);
        return {
          path: `activities/${names[place] ?? values.id}.${language}.md`,
          text: writeMarkdownEntry(
            language === defaultLanguage ? { ...values, order: place + 1 } : values,
            activityFields,
          ),
        };
      }),
  );
  return [jsonFile(key, section), ...files];
}

function jsonFile(key: DocumentKey, entry: Entry): ContentFile {
  return { path: `home/${key}.json`, text: `${JSON.stringify(entry, null, 2)}\n` };
}

/** The activities of an entry of the document that holds them. */
export function activitiesIn(entry: Entry, language: Language): Record<string, unknown>[] {
  return asList(entry[language]?.activities).filter(isRecord);
}

/** Whether anything but its id was written. */
function hasText({ id: _id, ...values }: Record<string, unknown>): boolean {
  return Object.values(values).some((value) => !isBlank(value));
}

export function eachLanguage(write: (language: Language) => Record<string, unknown>): Entry {
  return Object.fromEntries(languages.map((language) => [language, write(language)]));
}
