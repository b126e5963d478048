import { defaultLanguage, type Language } from '../i18n/languages';
import { type Field, type Fields, isBlank, isRecord, type Values } from './fields';

/** An entry as it stands in its file: the French half is complete, the English one may lack anything. */
export type Entry = { [L in Language]?: Record<string, unknown> };

/**
 * The entry in one language. English where there is some, French field by field where it is blank, inside lists too.
 * Lists take their length and order from French. Blank optional fields are left out.
 * @param entry must have passed `validateEntry`
 */
export function localize<F extends Fields>(fields: F, entry: Entry, language: Language): Values<F> {
  const translation = language === defaultLanguage ? {} : (entry[language] ?? {});
  return mergeFields(fields, entry[defaultLanguage] ?? {}, translation) as Values<F>;
}

function mergeFields(
  fields: Fields,
  french: Record<string, unknown>,
  translation: Record<string, unknown>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = mergeValue(field, french[name], field.shared ? undefined : translation[name]);
    if (!isBlank(value)) merged[name] = value;
  }
  return merged;
}

function mergeValue(field: Field, french: unknown, translation: unknown): unknown {
  if (field.kind === 'object' && isRecord(french)) {
    return mergeFields(field.fields, french, isRecord(translation) ? translation : {});
  }
  if (field.kind === 'list' && Array.isArray(french)) {
    const translations = Array.isArray(translation) ? translation : [];
    return french.map((item, index) => mergeValue(field.of, item, counterpart(item, index, translations)));
  }
  return isBlank(translation) ? french : translation;
}

/** The translation of a list item: the one with the same `id`, else, where translations carry none, the one in its place. */
export function counterpart(item: unknown, index: number, translations: readonly unknown[]): unknown {
  if (!isRecord(item) || isBlank(item.id)) return translations[index];
  const inPlace = translations[index];
  return (
    translations.find((candidate) => isRecord(candidate) && candidate.id === item.id) ??
    (isRecord(inPlace) && isBlank(inPlace.id) ? inPlace : undefined)
  );
}
