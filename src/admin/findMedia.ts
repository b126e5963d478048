import { type Field, type Fields, isRecord } from '../content/fields';

/** The photos and videos that values name, by the model's fields of kind `media`. */
export function findMedia(fields: Fields, values: unknown): string[] {
  if (!isRecord(values)) return [];
  return Object.entries(fields).flatMap(([name, field]) => findInValue(field, values[name]));
}

function findInValue(field: Field, value: unknown): string[] {
  if (field.kind === 'media') return typeof value === 'string' ? [value] : [];
  if (field.kind === 'object') return findMedia(field.fields, value);
  if (field.kind === 'list' && Array.isArray(value)) return value.flatMap((item) => findInValue(field.of, item));
  return [];
}
