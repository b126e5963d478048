import { writeAt } from '../../content/documents/editEntry';
import type { Entry } from '../../content/localize';
import { asList, asRecord } from '../../content/values';
import { defaultLanguage } from '../../i18n/languages';

/** Removes from `placeholders` what a volunteer has changed: a new telephone number is a real one. */
export function dropPlaceholders(original: Entry, entry: Entry): Entry {
  const names = asList(entry[defaultLanguage]?.placeholders);
  const unchanged = names.filter((name) => describe(original, String(name)) === describe(entry, String(name)));
  return unchanged.length === names.length ? entry : writeAt(entry, [defaultLanguage, 'placeholders'], unchanged);
}

/** What a placeholder names, in all languages: a field (`phone`), or an item of a list (`socials.facebook`, `orange`). */
function describe(entry: Entry, name: string): string {
  const id = name.split('.').at(-1);
  const values = Object.values(entry).map((fields) => {
    const items = Object.values(asRecord(fields)).flatMap(asList);
    return asRecord(fields)[name] ?? items.find((item) => asRecord(item).id === id);
  });
  return JSON.stringify(values);
}
