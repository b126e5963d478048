import { type Field, type Fields, isBlank, isRecord } from '../content/fields';
import type { Entry } from '../content/localize';
import { type Language, languages } from '../i18n/languages';

/** One text that differs from the one in the content files. */
export type Change = { language: Language; label: string; before: string; after: string };

/** What an editor has changed, field by field, named by the model's labels. */
export function listChanges(fields: Fields, original: Entry, edited: Entry): Change[] {
  return languages.flatMap((language) =>
    compareFields(fields, original[language] ?? {}, edited[language] ?? {}, '').map((change) => ({
      language,
      ...change,
    })),
  );
}

type FieldChange = Omit<Change, 'language'>;

function compareFields(
  fields: Fields,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  prefix: string,
): FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    compareValue(field, before[name], after[name], `${prefix}${field.label}`),
  );
}

function compareValue(field: Field, before: unknown, after: unknown, label: string): FieldChange[] {
  if (field.kind === 'object') {
    return compareFields(field.fields, asRecord(before), asRecord(after), `${label} › `);
  }
  if (field.kind === 'list') {
    const old = Array.isArray(before) ? before : [];
    const now = Array.isArray(after) ? after : [];
    return Array.from({ length: Math.max(old.length, now.length) }).flatMap((_, index) =>
      compareValue(field.of, old[index], now[index], `${label} ${index + 1}`),
    );
  }
  const texts = [before, after].map((value) => (isBlank(value) ? '' : String(value)));
  const [was = '', is = ''] = texts;
  return was === is ? [] : [{ label, before: was, after: is }];
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
