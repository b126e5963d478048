import { defaultLanguage, type Language } from '../i18n/languages';
import { type Fields, isBlank, type Values } from './fields';
import { pairFields } from './walkFields';

/** An entry as it stands in its file: the French half is complete, the English one may lack anything. */
export type Entry = { [L in Language]?: Record<string, unknown> };

/**
 * The entry in one language. English where there is some, French field by field where it is blank, inside lists too.
 * Lists take their length and order from French. Blank optional fields are left out.
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
