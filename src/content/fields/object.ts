import { asRecord, isRecord } from '../values';
import type { Described, Kind, Parts, Step } from './kind';

/** An interface, because a type alias could not contain itself. */
export interface ObjectOf<Inner> extends Described {
  kind: 'object';
  readonly fields: { readonly [name: string]: Inner };
}

export const object = {
  empty: ({ fields }, emptyOf) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyOf(field)])),
  check({ fields }, value, report) {
    if (!isRecord(value)) return report('notObject');
    for (const name of Object.keys(value)) {
      if (!Object.keys(fields).includes(name)) report('unknownField', { known: Object.keys(fields).join(', ') }, name);
    }
  },
  split: <Inner>({ fields }: ObjectOf<Inner>, value: unknown, other: unknown) =>
    isRecord(value) ? splitRecord(fields, value, asRecord(other)) : undefined,
  at: <Inner>({ fields }: ObjectOf<Inner>, step: Step) =>
    Object.keys(fields).includes(String(step)) ? fields[step] : undefined,
} satisfies Kind<ObjectOf<never>, never>;

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
