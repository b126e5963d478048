import { asList, asRecord, type Field, type Fields, isBlank, isRecord } from './fields';

/** A value's field, and the path to it as problems name it: `media[3].caption`. */
type Place = {
  field: Field;
  path: string;
  /** The field, or one around it, is the same in every language. */
  shared: boolean;
};

type Visit = {
  /** Gives what stands in the value's place; a field for which that is undefined is left out. */
  leaf: (place: Place, french: unknown, translation: unknown) => unknown;
  /** Whether to visit what an object or a list holds, rather than the object or list as one leaf. */
  enter?: (place: Place, french: unknown, translation: unknown) => boolean;
  /** Called for each list item that only the translation has. */
  leftover?: (path: string) => void;
};

/**
 * Walks the values of French fields beside their translations, and builds the record of what the leaves give. Lists take
 * their length and order from French. A value that is not of its field's kind is a leaf.
 */
export function pairFields(
  fields: Fields,
  french: Record<string, unknown>,
  translation: Record<string, unknown>,
  visit: Visit,
  around = { prefix: '', shared: false },
): Record<string, unknown> {
  const pairs = Object.entries(fields).map(([name, field]) => {
    const place = { field, path: `${around.prefix}${name}`, shared: around.shared || Boolean(field.shared) };
    return [name, pairValue(place, french[name], translation[name], visit)] as const;
  });
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

function pairValue(place: Place, french: unknown, translation: unknown, visit: Visit): unknown {
  const { field, path, shared } = place;
  const isEntered = visit.enter?.(place, french, translation) ?? true;
  if (isEntered && field.kind === 'object' && isRecord(french)) {
    return pairFields(field.fields, french, asRecord(translation), visit, { prefix: `${path}.`, shared });
  }
  if (isEntered && field.kind === 'list' && Array.isArray(french)) {
    const translations = asList(translation);
    const matched = french.map((item, index) => findTranslation(item, index, translations));
    translations.forEach((item, index) => {
      if (!matched.includes(item)) visit.leftover?.(`${path}[${index}]`);
    });
    return french.map((item, index) => {
      const value = pairValue({ field: field.of, path: `${path}[${index}]`, shared }, item, matched[index], visit);
      // An item left out would move those after it.
      return value ?? '';
    });
  }
  return visit.leaf(place, french, translation);
}

/** Walks the values of fields, and builds the record of what the leaves give. */
export function mapFields(
  fields: Fields,
  values: Record<string, unknown>,
  leaf: (field: Field, value: unknown) => unknown,
): Record<string, unknown> {
  return pairFields(fields, values, {}, { leaf: ({ field }, value) => leaf(field, value) });
}

/** The translation of a list item: the one with the same `id`, else, where translations carry none, the one in its place. */
function findTranslation(item: unknown, index: number, translations: readonly unknown[]): unknown {
  if (!isRecord(item) || isBlank(item.id)) return translations[index];
  const inPlace = translations[index];
  return (
    translations.find((candidate) => isRecord(candidate) && candidate.id === item.id) ??
    (isRecord(inPlace) && isBlank(inPlace.id) ? inPlace : undefined)
  );
}
