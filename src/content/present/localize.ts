import { defaultLanguage, type Language } from '../../shared/i18n/languages';
import { isBlank } from '../../shared/values';
import type { Field, Fields, Values } from '../fields/fields';
import { pairFields, type Visit } from '../fields/walkFields';

/** An entry as in its file: complete in French, possibly incomplete in English. */
export type Entry = { [L in Language]?: Record<string, unknown> };

/**
 * The entry in one language. Blank fields fall back to French, in lists too; these have the length and order of the
 * French ones.
 * @param entry must have passed `validateEntry`
 * @param show returns the value for a found one; by default, the value itself; blank fields are omitted
 */
export function localize<F extends Fields>(
  fields: F,
  entry: Entry,
  language: Language,
  show: (field: Field, value: unknown) => unknown = (_, value) => value,
): Values<F> {
  return pairTranslations(fields, entry, language, {
    leaf: ({ field, shared }, french, translation) => {
      const value = shared || isBlank(translation) ? french : translation;
      return show(field, isBlank(value) ? undefined : value);
    },
  }) as Values<F>;
}

/** Walks the French values of an entry in parallel with their translations. For French, there are none. */
export function pairTranslations(
  fields: Fields,
  entry: Entry,
  language: Language,
  visit: Visit,
): Record<string, unknown> {
  const translations = language === defaultLanguage ? {} : (entry[language] ?? {});
  return pairFields(fields, entry[defaultLanguage] ?? {}, translations, visit);
}
