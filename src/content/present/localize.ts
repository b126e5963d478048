import type { Language } from '../../shared/i18n/languages';
import { isBlank } from '../../shared/unknownValues';
import type { Field, Fields, Values } from '../fields/fields';
import { pairTranslations } from '../model/entries';
import type { Entry } from '../model/model';

/**
 * The entry in one language. A blank field falls back to French, also inside lists. A list has the length and order of
 * the French list.
 * @param show takes a field and its value, which is undefined if blank. The result has what `show` returns, and omits
 * the field if that is undefined.
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
