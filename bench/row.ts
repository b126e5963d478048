export type Unit = 'bytes' | 'milliseconds' | 'shift' | 'score' | 'ratio' | 'count' | 'credits';

export type Limit = { atMost: number } | { atLeast: number };

export type Limits = { must?: Limit; aim?: Limit };

/** One measured number. */
export type Row = Limits & {
  what: string;
  /** The page or the state. */
  where?: string;
  value: number;
  unit: Unit;
  /** Explains the number: its parts, or the findings. */
  note?: string;
};

export type Verdict = 'met' | 'aim missed' | 'MUST MISSED' | '';

export function judgeRow({ value, must, aim }: Row): Verdict {
  if (must && !keepsLimit(value, must)) return 'MUST MISSED';
  if (aim && !keepsLimit(value, aim)) return 'aim missed';
  return must || aim ? 'met' : '';
}

export function findMissedMusts(rows: Row[]): Row[] {
  return rows.filter((row) => judgeRow(row) === 'MUST MISSED');
}

/** False for NaN, a metric that could not be measured. */
function keepsLimit(value: number, limit: Limit): boolean {
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}
