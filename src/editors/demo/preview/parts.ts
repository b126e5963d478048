import type { Fields } from '../../../content/fields';
import type { Entry } from '../../../content/localize';
import { asList } from '../../../content/values';
import { defaultLanguage } from '../../../i18n/languages';

/** The groups of a document's form, as in `facts[0]` and `mission`. Its section draws each as an item of a list, in this order. */
export function listParts(fields: Fields, entry: Entry): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'object') return name;
    return field.kind === 'list' ? asList(entry[defaultLanguage]?.[name]).map((_, index) => `${name}[${index}]`) : [];
  });
}

/** The items of the lists of a section, without those of lists inside them. */
export function findItems(section: HTMLElement): Element[] {
  const items = [...section.querySelectorAll(':is(ul, dl) > *')];
  return items.filter(({ parentElement }) => !parentElement?.parentElement?.closest('ul, dl'));
}
