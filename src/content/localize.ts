import { defaultLanguage, type Language } from '../i18n/languages';
import type { Fields, Values } from './fields';
import { isBlank } from './values';
import { pairFields } from './walkFields';

/** An entry as in its file: complete in French, possibly incomplete in English. */
export type Entry = { [L in Language]?: Record<string, unknown> };

/**
 * The entry in one language: blank fields fall back to French, in lists too, whose length and order are the French ones.
 * Omits blank optional fields.
 * @param entry must have passed `validateEntry`
 */
export function localize<F extends Fields>(fields: F, entry: Entry, language: Language): Values<F> {
  const translation = language === defaultLanguage ? {} : (entry[language] ?? {});
  return pairFields(fields, entry[defaultLanguage] ?? {}, translation, {
    leaf: ({ shared }, french, translated) => {
      const value = shared || isBlank(translated) ? french : translated;
      return isBlank(value) ? undefined : value;
    },
  }) as Values<F>;
}
