import type { Language } from '../../shared/i18n/languages';
import { isBlank } from '../../shared/unknownValues';
import type { Field, Fields, Values } from '../fields/fields';
import { pairTranslations } from '../model/entries';
import type { Entry } from '../model/model';

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
