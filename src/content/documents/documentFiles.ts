import { defaultLanguage, languages } from '../../i18n/languages';
import { activityFields } from '../collections';
import { writeMarkdownEntry } from '../fileFormats';
import type { Entry } from '../localize';
import { isBlank, isRecord } from '../values';
import { activitiesIn, type DocumentKey, eachLanguage, fieldsOf, filePath, isRemoved } from './documents';
import { nameAddedItems } from './itemIds';

/** A file to save; its path is below `content/`. */
export type ContentFile = { path: string; text: string };

/** The document's files, for the content folder. */
export function writeDocument(key: DocumentKey, draft: Entry): ContentFile[] {
  if (isRemoved(draft)) return [];
  const named = Object.entries(nameAddedItems(fieldsOf(key), draft));
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
  return { path: filePath(key), text: `${JSON.stringify(entry, null, 2)}\n` };
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
