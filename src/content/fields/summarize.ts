import { defaultLanguage } from '../../shared/i18n/languages';
import { isBlank, isRecord } from '../../shared/values';
import { type Field, kindOf } from './fields';

/** A short name of a value for editors: an option's label, or the first text that someone wrote, usually the title. */
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

/** Options are skipped because many items share them, file names because they say little. */
function isChosen(field: Field): boolean {
  return 'options' in field || field.kind === 'media';
}
