import type { Budget } from '../e2e/budgets';

export type Unit = 'bytes' | 'milliseconds' | 'shift' | 'score' | 'ratio' | 'count' | 'credits';

/** One measurement. */
export type Row = {
  what: string;
  /** The path of the page. */
  where?: string;
  value: number;
  unit: Unit;
  budget?: Budget;
  /** Explains the value: its parts, or the single runs. */
  note?: string;
};

/** Compares a measurement with its budget: scores have a minimum, all others a maximum. NaN breaks every limit. */
export function judge({ value, unit, budget }: Row): 'ok' | 'goal missed' | 'LIMIT BROKEN' | '' {
  if (!budget) return '';
  const keeps = (bound: number) => (unit === 'score' ? value >= bound : value <= bound);
  if (!keeps(budget.limit)) return 'LIMIT BROKEN';
  return budget.goal === undefined || keeps(budget.goal) ? 'ok' : 'goal missed';
}

const formats: Record<Unit, (value: number) => string> = {
  bytes: (value) => (value < 1000 ? `${Math.round(value)} B` : `${(value / 1000).toFixed(1)} KB`),
  milliseconds: (value) => {
    if (value >= 1000) return `${(value / 1000).toFixed(2)} s`;
    return `${value.toFixed(value < 10 && !Number.isInteger(value) ? 1 : 0)} ms`;
  },
  shift: (value) => (value === 0 ? '0' : value.toFixed(3)),
  score: (value) => String(Math.round(value)),
  ratio: (value) => value.toFixed(2),
  count: (value) => String(value),
  credits: (value) => value.toFixed(2),
};

export function formatValue(value: number, unit: Unit): string {
  return Number.isNaN(value) ? 'not measured' : formats[unit](value);
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The median of several runs, which the note lists. */
export function describeRuns(row: Omit<Row, 'value' | 'note'>, values: readonly number[]): Row {
  return { ...row, value: median(values), note: values.map((value) => formatValue(value, row.unit)).join(', ') };
}
