import { Document, parseDocument } from 'yaml';
import { isAbsent, type Tree, toHalves } from '../../src/content/documents/bilingual';
import { activitiesIn, type DocumentKey, fieldsOf, filePath } from '../../src/content/documents/documents';
import { areEquivalent, insertMissing } from '../../src/content/documents/mergeVersions';
import { type Fields, kindOf } from '../../src/content/fields/fields';
import { matchItem } from '../../src/content/fields/groups';
import { parseJsonFile, parseMarkdownEntry, splitMarkdownEntry } from '../../src/content/load/fileFormats';
import { activityFields } from '../../src/content/model/collections';
import type { Entry } from '../../src/content/model/model';
import { languages } from '../../src/shared/i18n/languages';
import { asList, asRecord, isBlank, isRecord } from '../../src/shared/unknownValues';

/** `path`: below `content/`. */
export type ContentFile = { path: string; text: string };

/**
 * The document's files, for the content folder. Fields keep the order of the existing file, so that Git shows a changed
 * value as a changed line. A new file has the model's order.
 * @param readFile returns the text of a file below `content/`, if it exists
 */
export function formatDocument(
  key: DocumentKey,
  tree: Tree,
  readFile: (path: string) => string | undefined,
): ContentFile[] {
  if (isAbsent(tree)) return [];
  const { fr = {}, en = {} } = toHalves(fieldsOf(key), tree);
  const entry = { fr, en: dropEmptyGroups(en) };
  const path = filePath(key);
  const formatOwn = (own: Entry) => ({ path, text: formatJsonEntry(own, readFile(path)) });
  if (key !== 'activities') return [formatOwn(entry)];
  const omitActivities = ({ activities: _activities, ...rest }: Record<string, unknown>) => rest;
  const section = { fr: omitActivities(fr), en: omitActivities(entry.en) };
  const files = languages.flatMap((language) =>
    activitiesIn(entry[language]).map((values) => {
      const path = `activities/${values.id}.${language}.md`;
      return { path, text: formatMarkdownEntry(values, activityFields, readFile(path)) };
    }),
  );
  return [formatOwn(section), ...files];
}

function formatJsonEntry(entry: Entry, currentText?: string): string {
  const current = currentText === undefined ? {} : asRecord(parseJsonFile(currentText));
  const languagesToWrite = Object.entries(entry).filter(
    ([language, values]) => Object.keys(values).length > 0 || language in current,
  );
  return `${JSON.stringify(orderLike(Object.fromEntries(languagesToWrite), current), null, 2)}\n`;
}

/**
 * A value with its properties in the order of the current value. A new property comes after the property that precedes
 * it in the model. A cleared property is omitted.
 */
function orderLike(value: unknown, current: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => orderLike(item, matchItem(item, index, asList(current))));
  if (!isRecord(value)) return value;
  const currentValues = asRecord(current);
  const order = Object.keys(currentValues).filter((name) => name in value);
  const isKept = (name: string) => !isBlank(value[name]) || (name in currentValues && isBlank(currentValues[name]));
  const names = insertMissing(order, Object.keys(value)).filter(isKept);
  return Object.fromEntries(names.map((name) => [name, orderLike(value[name], currentValues[name])]));
}

/** The inverse of `parseMarkdownEntry`. An unchanged field keeps its quotes and comments; a cleared one is deleted. */
export function formatMarkdownEntry(values: Record<string, unknown>, fields: Fields, currentText?: string): string {
  const current = currentText === undefined ? {} : parseMarkdownEntry(currentText, fields);
  const { frontMatter = '', body = '' } = currentText === undefined ? {} : splitMarkdownEntry(currentText);
  const yaml = frontMatter ? parseDocument(frontMatter) : new Document({});
  const isBody = (name: string) => Boolean(fields[name] && kindOf(fields[name]).isBody);
  for (const name of Object.keys(fields)) {
    const value = values[name];
    if (isBody(name) || areEquivalent(value, current[name])) continue;
    if (isBlank(value)) yaml.delete(name);
    else yaml.set(name, yaml.createNode(orderLike(value, current[name])));
  }
  const bodyName = Object.keys(fields).find(isBody) ?? '';
  const isSameBody = currentText !== undefined && areEquivalent(values[bodyName], current[bodyName]);
  const text = isBlank(values[bodyName]) ? '' : String(values[bodyName]).trim();
  return `---\n${yaml.toString({ lineWidth: 0 })}---\n${isSameBody ? body : `\n${text}\n`}`;
}

/** Removes the groups and items of a translation that have no text, apart from an item's id. */
function dropEmptyGroups(values: Record<string, unknown>): Record<string, unknown> {
  const drop = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(drop).filter((item) => item !== undefined);
    if (!isRecord(value)) return value;
    const filled = dropEmptyGroups(value);
    return hasText(filled) ? filled : undefined;
  };
  const fields = Object.entries(values).map(([name, value]) => [name, drop(value)] as const);
  return Object.fromEntries(
    fields.filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0)),
  );
}

function hasText({ id: _id, ...values }: Record<string, unknown>): boolean {
  return Object.values(values).some((value) => !isBlank(value));
}
