import type { Field, Fields } from './fields';
import { asList, asRecord, isBlank, isRecord } from './values';

/** A value's field and path: `media[3].caption`. */
type Place = {
  field: Field;
  path: string;
  /** Whether the field, or one that contains it, is shared between languages. */
  shared: boolean;
};

type Visit = {
  /** Returns the value of the result; undefined omits the field. */
  leaf: (place: Place, french: unknown, translation: unknown) => unknown;
  /** Whether to descend into an object or a list instead of treating it as a leaf. */
  enter?: (place: Place, french: unknown, translation: unknown) => boolean;
  /** Called for each list item without a French one. */
  leftover?: (path: string) => void;
};

/**
 * Walks French values in parallel with their translations and builds a record from the leaves' results. Lists have the
 * length and order of the French ones. A value of another kind than its field's is a leaf.
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
      // An omitted item would shift the following ones.
      return value ?? '';
    });
  }
  return visit.leaf(place, french, translation);
}

/** Like `pairFields`, for the values of one language. */
export function mapFields(
  fields: Fields,
  values: Record<string, unknown>,
  leaf: (field: Field, value: unknown) => unknown,
): Record<string, unknown> {
  return pairFields(fields, values, {}, { leaf: ({ field }, value) => leaf(field, value) });
}

/** Matches a list item's translation by `id`, or by position when the translation has none. */
function findTranslation(item: unknown, index: number, translations: readonly unknown[]): unknown {
  if (!isRecord(item) || isBlank(item.id)) return translations[index];
  const inPlace = translations[index];
  return (
    translations.find((candidate) => isRecord(candidate) && candidate.id === item.id) ??
    (isRecord(inPlace) && isBlank(inPlace.id) ? inPlace : undefined)
  );
}
