import Table from 'cli-table3';
import { formatLimit, formatValue } from './formatValue';
import { judgeRow, type Row } from './row';

// Markdown has bars and one rule under the head, and no line above or below.
const edges = ['top', 'bottom'].flatMap((edge) => ['', '-left', '-mid', '-right'].map((at) => [edge + at, '']));
const bars = ['left', 'left-mid', 'mid-mid', 'middle', 'right', 'right-mid'].map((name) => [name, '|']);

/** The rows as a Markdown table, padded so that it can be read in a terminal too. */
export function renderTable(rows: Row[]): string {
  const table = new Table({
    head: ['What', 'Where', 'Measured', 'Must', 'Aim', 'Verdict', 'Note'],
    chars: { ...Object.fromEntries([...edges, ...bars]), mid: '-' },
    style: { compact: true, head: [], border: [] },
  });
  for (const row of rows) {
    table.push([
      row.what,
      row.where ?? '',
      formatValue(row.value, row.unit),
      formatLimit(row.must, row.unit),
      formatLimit(row.aim, row.unit),
      judgeRow(row),
      // A bar would end the cell, and a line break the table.
      (row.note ?? '').replaceAll('|', '\\|').replace(/\s+/g, ' '),
    ]);
  }
  // The notes come last, and differ too much in length to be padded.
  return table.toString().replace(/ +\|$/gm, ' |').replace(/-+\|$/m, '---|');
}
