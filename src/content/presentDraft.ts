import type { Language } from '../i18n/languages';
import { type Field, type Fields, isBlank, type Values } from './fields';
import { finish } from './finish';
import { type Entry, localize } from './localize';
import type { Site } from './model';
import { mapFields } from './walkFields';

/**
 * An entry that is still being typed, as the page would show it. What is not there yet is empty rather than missing, so
 * that a section can be drawn at every keystroke.
 */
export function presentDraft<F extends Fields>(fields: F, entry: Entry, site: Site, language: Language): Values<F> {
  return mapFields(fields, finish(fields, localize(fields, entry, language), site), complete) as Values<F>;
}

function complete(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'object':
      return field.optional ? undefined : mapFields(field.fields, {}, complete);
    case 'list':
      return field.optional ? undefined : [];
    case 'number':
      return typeof value === 'number' || field.optional ? value : 0;
    default:
      if (!isBlank(value) || field.optional) return value;
      return (field.kind === 'text' && field.options?.[0]) || '';
  }
}
