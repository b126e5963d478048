import { asList, asRecord, isBlank, isRecord } from '../../shared/unknownValues';
import type { FieldBase, Kind, Parts } from './kind';

// The kinds that contain other fields. Their types are interfaces, because a type alias cannot refer to itself here.

export interface ObjectOf<Inner> extends FieldBase {
  kind: 'object';
  readonly fields: { readonly [name: string]: Inner };
}

export interface ListOf<Item> extends FieldBase {
  kind: 'list';
  readonly of: Item;
  /** The item's French name is a feminine noun: « une étape ». */
  feminine?: true;
  /** The site sorts the items by itself. */
  sorted?: true;
  /** Each item is a photo or a video. */
  media?: true;
}

export const groupKinds = {
  object: {
    empty: ({ fields }, emptyOf) =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyOf(field)])),
    check({ fields }, value, report) {
      if (!isRecord(value)) return report('notObject');
      const names = Object.keys(fields);
      for (const name of Object.keys(value))
        if (!names.includes(name)) report('unknownField', { known: names.join(', ') }, name);
    },
    split: <Inner>({ fields }: ObjectOf<Inner>, value: unknown, other: unknown) =>
      isRecord(value) ? splitRecord(fields, value, asRecord(other)) : undefined,
  } satisfies Kind<ObjectOf<never>, never>,
  list: {
    empty: () => [],
    check(_, value, report) {
      if (!Array.isArray(value)) return report('notList');
      const seen = new Set<unknown>();
      value.forEach((item: unknown, index) => {
        const id = isRecord(item) ? item.id : undefined;
        if (isBlank(id)) return;
        if (seen.has(id)) report('usedTwice', { value: String(id) }, index, 'id');
        seen.add(id);
      });
    },
    // In front matter, a list without items is a blank text: `updates:`.
    parse: (text) => (isBlank(text) ? undefined : text),
    split<Item>({ of }: ListOf<Item>, value: unknown, other: unknown): Parts<Item> | undefined {
      if (!Array.isArray(value)) return undefined;
      const others = asList(other);
      const matches = value.map((item, index) => matchItem(item, index, others));
      const matched = new Set(matches);
      return {
        parts: value.map((item, step) => ({ field: of, step, value: item, other: matches[step] })),
        leftover: others.flatMap((item, step) => (matched.has(item) ? [] : [step])),
        // An item without a result becomes a blank text, so that the items after it keep their positions.
        join: (results) => results.map((result) => result ?? ''),
      };
    },
  } satisfies Kind<ListOf<never>, never>,
};

/** Finds the counterpart of an item: the item with its `id`, or the item at its position if either has no `id`. */
export function matchItem(item: unknown, index: number, others: readonly unknown[]): unknown {
  const inPlace = others[index];
  if (!isRecord(item) || isBlank(item.id) || (isRecord(inPlace) && inPlace.id === item.id)) return inPlace;
  return (
    others.find((candidate) => isRecord(candidate) && candidate.id === item.id) ??
    (isRecord(inPlace) && isBlank(inPlace.id) ? inPlace : undefined)
  );
}

/** Splits a record into parts, so that a walk goes through records and lists alike. */
export function splitRecord<Inner>(
  fields: ObjectOf<Inner>['fields'],
  values: Record<string, unknown>,
  others: Record<string, unknown>,
): Parts<Inner> {
  const entries = Object.entries(fields);
  return {
    parts: entries.map(([step, field]) => ({ field, step, value: values[step], other: others[step] })),
    join: (results) =>
      Object.fromEntries(
        entries.flatMap(([name], index) => (results[index] === undefined ? [] : [[name, results[index]]])),
      ),
  };
}
