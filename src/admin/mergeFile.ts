import { nameActivities } from '../content/activityNames';
import { activitiesIn, type ContentFile, type DocumentKey, eachLanguage } from '../content/documents';
import type { Fields } from '../content/fields';
import { parseJson, parseMarkdownEntry } from '../content/fileFormats';
import { homeSections } from '../content/homeSections';
import type { Entry } from '../content/localize';
import { activity } from '../content/model';
import { FileError } from '../content/problems';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { readFileName } from './files';

type Merge = {
  /** What the file itself holds, to be held against its fields. */
  read: { fields: Fields; entry: unknown; language?: Language };
  /** The document with it, to be used once the file is found good. */
  merged: () => Entry;
};

/**
 * Puts a content file into a document. Undefined for a file of something else.
 * @throws FileError where the file cannot be read
 */
export function mergeFile(key: DocumentKey, { path, text }: ContentFile, entry: Entry): Merge | undefined {
  const name = readFileName(path);
  if (name === `${key}.json`) {
    const section = parseJson(text);
    return {
      read: { fields: homeSections[key], entry: section },
      merged: () => (key === 'activities' ? keepActivities(section as Entry, entry) : (section as Entry)),
    };
  }
  const [, slug, language] = /^([a-z0-9-]+)\.(\w+)\.md$/.exec(name) ?? [];
  if (key !== 'activities' || !slug || !isLanguage(language)) return undefined;
  const values = parseMarkdownEntry(text, activity);
  const isTranslation = language !== defaultLanguage;
  const id = findActivity(entry, slug);
  if (isTranslation && id === undefined) throw new FileError('noFrench');
  return {
    read: {
      fields: activity,
      entry: { ...(isTranslation && { [defaultLanguage]: {} }), [language]: values },
      language,
    },
    merged: () => mergeActivity(entry, language, { id: id ?? slug, ...values }),
  };
}

/** The document without activities: where files bring them all. */
export function withoutActivities(entry: Entry): Entry {
  return eachLanguage((language) => ({ ...entry[language], activities: [] }));
}

/** Activities that all come from files are put in the order these say; in a document their place is their order. */
export function placeActivities(entry: Entry): Entry {
  const isOrdered = activitiesIn(entry, defaultLanguage).every(({ order }) => typeof order === 'number');
  return eachLanguage((language) => {
    const list = [...activitiesIn(entry, language)];
    if (isOrdered) list.sort((a, b) => Number(a.order) - Number(b.order));
    return { ...entry[language], activities: list.map(({ order: _order, ...values }) => values) };
  });
}

function keepActivities(section: Entry, entry: Entry): Entry {
  return eachLanguage((language) => ({ ...section[language], activities: activitiesIn(entry, language) }));
}

function mergeActivity(entry: Entry, language: Language, values: Record<string, unknown>): Entry {
  const list = activitiesIn(entry, language);
  const isKnown = list.some(({ id }) => id === values.id);
  const activities = isKnown ? list.map((item) => (item.id === values.id ? values : item)) : [...list, values];
  return { ...entry, [language]: { ...entry[language], activities } };
}

/** The id of the activity whose files have this name. */
function findActivity(entry: Entry, name: string): unknown {
  const french = activitiesIn(entry, defaultLanguage);
  return french[nameActivities(french).indexOf(name)]?.id;
}
