import type { Limit, Unit } from './row';

const formats: Record<Unit, (value: number) => string> = {
  // 1 KB = 1 000 bytes, as data plans count.
  bytes: (value) => (Math.abs(value) < 1000 ? `${Math.round(value)} B` : `${(value / 1000).toFixed(1)} KB`),
  milliseconds: (value) => {
    if (Math.abs(value) >= 1000) return `${(value / 1000).toFixed(2)} s`;
    return `${Math.abs(value) < 10 && !Number.isInteger(value) ? value.toFixed(1) : Math.round(value)} ms`;
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

export function formatLimit(limit: Limit | undefined, unit: Unit): string {
  if (!limit) return '';
  return 'atMost' in limit ? `≤ ${formatValue(limit.atMost, unit)}` : `≥ ${formatValue(limit.atLeast, unit)}`;
}
