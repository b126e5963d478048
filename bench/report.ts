import { formatValue, judge, type Row } from './row';

type Report = { machine: string; load: string; runs: number; date: Date; rows: readonly Row[] };

/** The text of docs/benchmarks.md. */
export function renderReport({ machine, load, runs, date, rows }: Report): string {
  return `# Benchmarks

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}. It fails when a limit is broken; goals are only reported.
[Measuring](measuring.md) says how each value is measured.

Machine: ${machine}; ${load}. Times, scores and layout shifts are medians of ${runs} runs.

${renderTable(rows)}
`;
}

/** Renders a Markdown table, padded to be readable in a terminal. */
export function renderTable(rows: readonly Row[]): string {
  const cells = [['What', 'Where', 'Measured', 'Limit', 'Goal', 'Verdict', 'Note'], ...rows.map(listCells)];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  // The notes differ too much in length to be padded.
  const pad = (cell: string, column: number) => (column < 6 ? cell.padEnd(widths[column] ?? 0) : cell);
  const [head, ...lines] = cells.map((row) => `| ${row.map(pad).join(' | ')} |`);
  return [head, `|${'---|'.repeat(7)}`, ...lines].join('\n');
}

function listCells(row: Row): string[] {
  const { what, where = '', value, unit, budget, note = '' } = row;
  const bound = (number?: number) =>
    number === undefined ? '' : `${unit === 'score' ? '≥' : '≤'} ${formatValue(number, unit)}`;
  // A bar would end the cell, a line break the table.
  const text = note.replaceAll('|', '\\|').replace(/\s+/g, ' ');
  return [what, where, formatValue(value, unit), bound(budget?.limit), bound(budget?.goal), judge(row), text];
}
