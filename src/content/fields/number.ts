import type { Described, Kind } from './kind';

export type NumberField = Described & { kind: 'number' };

export const number = {
  empty: () => 0,
  check(_, value, report) {
    if (typeof value !== 'number' || !Number.isFinite(value)) report('notNumber');
  },
  parse: (typed) => (typed === '' ? '' : Number(typed)),
} satisfies Kind<NumberField>;
