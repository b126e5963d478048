import { strFromU8, unzipSync } from 'fflate';
import { alignLists, type ContentFile, type DocumentKey, documents } from '../content/documents';
import { isRecord } from '../content/fields';
import type { Entry } from '../content/localize';
import { parseMarkdownEntry } from '../content/markdownEntry';
import { activity } from '../content/model';
import { describeProblem, validateEntry } from '../content/validate';
import { isLanguage } from '../i18n/languages';

export type Import = { entry: Entry } | { problems: string[] };

/**
 * Takes back what `download` gave: a section's JSON file, an activity's Markdown file, or a zip of several. What is not
 * in the files stays as it is; a bad file is refused whole, with the model's own messages.
 * @param uploads the files an entry may name, as `/uploads/…`
 */
export async function importFile(
  key: DocumentKey,
  file: File,
  current: Entry,
  uploads: ReadonlySet<string>,
): Promise<Import> {
  try {
    const files = file.name.endsWith('.zip')
      ? unzip(new Uint8Array(await file.arrayBuffer()))
      : [{ path: file.name, text: await file.text() }];
    const entry = files.reduce((merged, each) => mergeFile(key, each, merged), current);
    const problems = validateEntry(file.name, documents[key], entry, uploads);
    return problems.length > 0
      ? { problems: problems.map(describeProblem) }
      : { entry: alignLists(documents[key], entry) };
  } catch (error) {
    return { problems: [`${file.name}: ${error instanceof Error ? error.message : error}`] };
  }
}

function unzip(bytes: Uint8Array): ContentFile[] {
  return Object.entries(unzipSync(bytes)).map(([path, content]) => ({ path, text: strFromU8(content) }));
}

function mergeFile(key: DocumentKey, { path, text }: ContentFile, entry: Entry): Entry {
  const name = path.split('/').at(-1) ?? path;
  if (name === `${key}.json`) {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) throw new Error('must be an object with one part per language');
    // Checked as a whole afterwards: languages and fields that do not exist are found there.
    const merged = { ...value };
    if (key === 'activities') {
      for (const [language, values] of Object.entries(merged)) {
        if (isLanguage(language) && isRecord(values)) {
          merged[language] = { ...values, activities: entry[language]?.activities ?? [] };
        }
      }
    }
    return merged as Entry;
  }
  const [, id, language] = /^([a-z0-9-]+)\.(\w+)\.md$/.exec(name) ?? [];
  if (key !== 'activities' || !id || !isLanguage(language)) throw new Error(`${name} is not a file of this section`);
  const { order: _order, ...values } = parseMarkdownEntry(text, activity);
  const list = entry[language]?.activities;
  const activities: unknown[] = Array.isArray(list) ? [...list] : [];
  const place = activities.findIndex((item) => isRecord(item) && item.id === id);
  activities.splice(place < 0 ? activities.length : place, 1, { id, ...values });
  return { ...entry, [language]: { ...entry[language], activities } };
}
