import type { Described, Kind } from './kind';

/** With `multipleOf`, a number above zero: 1 for a count, 5 for an amount in francs, as the provider wants it. */
export type NumberField = Described & { kind: 'number'; multipleOf?: number };

export const number = {
  empty: () => 0,
  check({ multipleOf }, value, report) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return report('notNumber');
    if (multipleOf && !(value > 0 && value % multipleOf === 0)) report('notMultiple', { value, step: multipleOf });
  },
  parse: (typed) => (typed === '' ? '' : Number(typed)),
} satisfies Kind<NumberField>;
