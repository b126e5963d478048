import type { Described, Kind } from './kind';

/** With `multipleOf`, a number above zero: 1 for a count, 5 for an amount in francs, as the provider wants it. */
export type NumberField = Described & { kind: 'number'; multipleOf?: 1 | 5; isYear?: true };

export const number = {
  empty: () => 0,
  check({ multipleOf, isYear }, value, report) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return report('notNumber');
    if (isYear && !/^[12]\d{3}$/.test(String(value))) report('notYear', { value });
    if (multipleOf && !(value > 0 && value % multipleOf === 0))
      report(multipleOf === 1 ? 'notCount' : 'notMultiple', { value, step: multipleOf });
  },
  // « 10 000 », « 10.000 »: all numbers of the model are whole. What is no number stays as it is, to be corrected.
  parse(typed) {
    const digits = typed.trim().replace(/[\s.,](?=\d{3}(\D|$))/g, '');
    return /^\d+$/.test(digits) ? Number(digits) : typed;
  },
} satisfies Kind<NumberField>;
