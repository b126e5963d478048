import { defaultLanguage } from '../shared/i18n/languages';
import { type Field, kindOf } from './fields';
import { isBlank, isRecord } from './values';

/** A short text for a value, as editors know it: an option's name, or the first text that someone wrote, usually the title. */
export function summarize(field: Field, value: unknown): string {
  const kind = kindOf(field);
  const inside = kind.split?.(field, value, undefined)?.parts;
  if (inside) {
    const texts = inside.map((part) =>
      part.step === 'id' || isChosen(part.field) ? '' : summarize(part.field, part.value),
    );
    return texts.find(Boolean) ?? '';
  }
  const original = isRecord(value) ? value[defaultLanguage] : value;
  if (isBlank(original) || typeof original === 'object') return '';
  const text = String(original);
  return kind.nameValue?.(field, text) ?? text;
}

/** Many items share an option, and a file's name says little. */
function isChosen(field: Field): boolean {
  return 'options' in field || field.kind === 'media';
}
