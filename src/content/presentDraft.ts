import type { Language } from '../i18n/languages';
import { type Field, type Fields, isBlank, isRecord, type Values } from './fields';
import { finish } from './finish';
import { type Entry, localize } from './localize';
import type { Site } from './model';

/**
 * An entry that is still being typed, as the page would show it. What is not there yet is empty rather than missing, so
 * that a section can be drawn at every keystroke.
 */
export function presentDraft<F extends Fields>(fields: F, entry: Entry, site: Site, language: Language): Values<F> {
  return completeFields(fields, finish(fields, localize(fields, entry, language), site)) as Values<F>;
}

function completeFields(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.optional || !isBlank(values[name]))
      .map(([name, field]) => [name, completeValue(field, values[name])]),
  );
}

function completeValue(field: Field, value: unknown): unknown {
  if (field.kind === 'object') return completeFields(field.fields, isRecord(value) ? value : {});
  if (field.kind === 'list') return Array.isArray(value) ? value.map((item) => completeValue(field.of, item)) : [];
  if (field.kind === 'number') return typeof value === 'number' ? value : 0;
  if (!isBlank(value)) return value;
  return (field.kind === 'text' && field.options?.[0]) || '';
}
