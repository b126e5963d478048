import { alignLists, type ContentFile, type DocumentKey, documents } from '../content/documents';
import type { Entry } from '../content/localize';
import { FileError, type Reason, type ReasonValues } from '../content/problems';
import { validateEntry } from '../content/validate';
import { readFileName, readFiles } from './files';
import { mergeFile, placeActivities, withoutActivities } from './mergeFile';
import { nameField } from './nameField';

/** Why a file is refused: the model's reasons, and two of the import's own. */
export type Refusal = {
  file: string;
  /** As the file names it, and as the form does; missing where the whole file is meant. */
  field?: { path: string; name: string };
  reason: Reason | 'otherSection' | 'notZip';
  values: ReasonValues;
};

export type Import = { entry: Entry } | { refusals: Refusal[] };

/**
 * Takes back what `download` gave: a section's JSON file, an activity's Markdown file, or a zip of several. What is not
 * in the files stays as it is, but a zip that holds the section's file is the whole of it. One bad file refuses all.
 * @param uploads the files an entry may name, as `/uploads/…`
 */
export async function importFile(
  key: DocumentKey,
  file: File,
  current: Entry,
  uploads: ReadonlySet<string>,
): Promise<Import> {
  const files = await readFiles(file);
  if (!files) return { refusals: [{ file: file.name, reason: 'notZip', values: {} }] };

  const hasActivities = key === 'activities';
  const refusals: Refusal[] = [];
  let entry = hasActivities && isWhole(key, files) ? withoutActivities(current) : current;
  for (const each of files) {
    const result = readOne(key, each, entry, uploads);
    if ('entry' in result) entry = result.entry;
    else refusals.push(...result.refusals);
  }
  if (refusals.length > 0) return { refusals };
  return { entry: alignLists(documents[key], hasActivities ? placeActivities(entry) : entry) };
}

function isWhole(key: DocumentKey, files: readonly ContentFile[]): boolean {
  return files.length > 1 && files.some(({ path }) => readFileName(path) === `${key}.json`);
}

function readOne(key: DocumentKey, content: ContentFile, entry: Entry, uploads: ReadonlySet<string>): Import {
  const file = readFileName(content.path);
  try {
    const merge = mergeFile(key, content, entry);
    if (!merge) return { refusals: [{ file, reason: 'otherSection', values: {} }] };
    const { read } = merge;
    const problems = validateEntry(file, read.fields, read.entry, uploads)
      // Of an activity's translation, the French half is in another file.
      .filter(({ field }) => !read.language || field.startsWith(read.language));
    if (problems.length === 0) return { entry: merge.merged() };
    return {
      refusals: problems.map(({ field: path, reason, values }) => ({
        file,
        field: path ? { path, name: nameField(read.fields, path) } : undefined,
        reason,
        values,
      })),
    };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { refusals: [{ file, reason: error.reason, values: error.values }] };
  }
}
