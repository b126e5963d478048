import { isRecord, withoutSpaces } from './fields';
import { nameLanguageFile } from './load';
import type { Content } from './model';

/** Finds the first field that contains a text, ignoring white space, and its file below `content/`. */
export function findText({ site, home, activities, albums, poster }: Content, text: string) {
  for (const { file, entry } of [site, ...Object.values(home), ...activities, ...albums, poster]) {
    const field = findField(entry, withoutSpaces(text));
    if (field !== undefined) return nameLanguageFile({ file, field });
  }
  return undefined;
}

function findField(value: unknown, text: string): string | undefined {
  if (typeof value === 'string') return withoutSpaces(value).includes(text) ? '' : undefined;
  if (!isRecord(value) && !Array.isArray(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const field = findField(inner, text);
    if (field === undefined) continue;
    const name = Array.isArray(value) ? `[${key}]` : key;
    return field === '' || field.startsWith('[') ? `${name}${field}` : `${name}.${field}`;
  }
  return undefined;
}
