import { activityFields } from '../../../content/collections';
import type { Fields } from '../../../content/fields';
import { parseJson, parseMarkdownEntry } from '../../../content/fileFormats';
import type { Entry } from '../../../content/localize';
import { compareNewest } from '../../../content/period';
import { FileError, type Reason, type ReasonValues } from '../../../content/problems';
import { validateEntry } from '../../../content/validate';
import { asRecord } from '../../../content/values';
import { defaultLanguage, isLanguage, type Language } from '../../../i18n/languages';
import {
  activitiesIn,
  alignLists,
  type ContentFile,
  type DocumentKey,
  documentKeys,
  documents,
  eachLanguage,
  fileFields,
} from '../documents';
import type { DraftPhotos } from '../drafts/drafts';
import { writeAt } from '../fields/formState';
import { nameItems } from '../itemIds';
import { nameField } from '../nameField';
import { readFileName, readUpload } from './files';

/** Why a file is refused: the model's reasons and three of the import. */
export type ImportError = {
  file: string;
  /** Its path in the file and its name in the form; missing when the whole file is refused. */
  field?: { path: string; name: string };
  reason: Reason | 'otherDocument' | 'notNamed' | 'unreadable';
  values: ReasonValues;
};

/**
 * Imports what `downloadDocument` wrote: a section's JSON file, an activity's Markdown file, or a zip of several with new
 * photos. Content without a file stays, except that a zip with the section's file replaces all activities. One bad file
 * refuses the import.
 * @param uploads the files that an entry may reference, as `/uploads/…`, besides the photos of the zip
 */
export async function importFile(
  key: DocumentKey,
  file: File,
  current: Entry,
  uploads: ReadonlySet<string>,
): Promise<{ entry: Entry; photos: DraftPhotos } | { refusals: ImportError[] }> {
  const upload = await readUpload(file);
  if (!upload || upload.files.length === 0)
    return { refusals: [{ file: file.name, reason: 'unreadable', values: {} }] };

  const { files, photos } = upload;
  const known = new Set([...uploads, ...Object.keys(photos)]);
  const hasActivities = key === 'activities';
  const isWhole = files.length > 1 && !files.every(isMarkdown);
  const refusals: ImportError[] = [];
  let entry = hasActivities && isWhole ? withActivities(current, () => []) : current;
  for (const each of files) {
    const result = importOne(key, each, entry, known);
    if (Array.isArray(result)) refusals.push(...result);
    else entry = result;
  }
  if (refusals.length > 0) return { refusals };
  return { entry: alignLists(documents[key], hasActivities ? sortActivities(entry) : entry), photos };
}

function importOne(
  key: DocumentKey,
  { path, text }: ContentFile,
  entry: Entry,
  uploads: ReadonlySet<string>,
): Entry | ImportError[] {
  const file = readFileName(path);
  const refuse = (reason: ImportError['reason'], values: ReasonValues = {}) => [{ file, reason, values }];
  try {
    if (!isMarkdown({ path, text })) {
      if (!/^\s*[{[]/.test(text) && !/\.json/i.test(file)) return refuse('otherDocument');
      const section = parseJson(text) as Entry;
      if (findDocument(section, key) !== key) return refuse('otherDocument');
      const refusals = check(file, fileFields[key], section, uploads);
      if (refusals.length > 0) return refusals;
      return key === 'activities' ? withActivities(section, (each) => activitiesIn(entry, each)) : section;
    }
    if (key !== 'activities') return refuse('otherDocument');
    // Browsers write ` (1)` and the like after the language.
    const [, slug, language] = /^([a-z0-9-]+)\.([a-z]+)/.exec(file) ?? [];
    if (!slug || !isLanguage(language)) return refuse('notNamed');
    const values = parseMarkdownEntry(text, activityFields);
    const french = activitiesIn(entry, defaultLanguage);
    // The id of the activity with this file name.
    const id = french[nameItems(documents.activities.activities, french).indexOf(slug)]?.id;
    if (language !== defaultLanguage && id === undefined) return refuse('noFrench');
    const refusals = check(file, activityFields, { [defaultLanguage]: {}, [language]: values }, uploads)
      // A translation's French fields are in another file.
      .filter(({ field }) => field?.path.startsWith(language));
    return refusals.length > 0 ? refusals : putActivity(entry, language, { id: id ?? slug, ...values });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return refuse(error.reason, error.values);
  }
}

function isMarkdown({ path, text }: ContentFile): boolean {
  return text.startsWith('---') || /\.md\b/.test(readFileName(path));
}

/** The document whose French fields differ least from the file's; `key` where no other is closer. */
function findDocument(section: unknown, key: DocumentKey): DocumentKey {
  const names = Object.keys(asRecord(asRecord(section)[defaultLanguage]));
  if (names.length === 0) return key;
  const countDifferences = (each: DocumentKey) => {
    const own = new Set(Object.keys(fileFields[each]));
    return own.size + names.length - 2 * names.filter((name) => own.has(name)).length;
  };
  return [key, ...documentKeys].reduce((best, each) => (countDifferences(each) < countDifferences(best) ? each : best));
}

function check(file: string, fields: Fields, entry: unknown, uploads: ReadonlySet<string>): ImportError[] {
  return validateEntry(file, fields, entry, uploads).map(({ field: path, reason, values }) => ({
    file,
    field: path ? { path, name: nameField(fields, path) } : undefined,
    reason,
    values,
  }));
}

function withActivities(entry: Entry, list: (language: Language) => Record<string, unknown>[]): Entry {
  return eachLanguage((language) => ({ ...entry[language], activities: list(language) }));
}

function putActivity(entry: Entry, language: Language, values: Record<string, unknown>): Entry {
  const list = activitiesIn(entry, language);
  const index = list.findIndex(({ id }) => id === values.id);
  return writeAt(
    entry,
    [language, 'activities'],
    index < 0 ? [...list, values] : list.map((item, at) => (at === index ? values : item)),
  );
}

/** From the newest, as the site shows them: a zip holds them in the order of their names. */
function sortActivities(entry: Entry): Entry {
  const periodOf = ({ start, end }: Record<string, unknown>) => ({
    start: String(start ?? ''),
    end: String(end ?? ''),
  });
  const sorted = activitiesIn(entry, defaultLanguage).sort((a, b) => compareNewest(periodOf(a), periodOf(b)));
  return writeAt(entry, [defaultLanguage, 'activities'], sorted);
}
