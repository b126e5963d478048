import type { Field } from './fields';
import { isBlank, isRecord } from './values';

/** A short text for a value: an option's label; for an item its first text, usually the title. */
export function summarize(value: unknown, field?: Field): string {
  if (isRecord(value)) {
    const { id: _id, ...fields } = field?.kind === 'object' ? field.fields : {};
    const texts = Object.entries(fields).map(([name, inner]) => summarize(value[name], inner));
    return texts.find(Boolean) ?? '';
  }
  if (isBlank(value) || typeof value === 'object') return '';
  const text = String(value);
  return (field?.kind === 'text' && field.optionLabels?.[text]) || text;
}
