import Table from 'cli-table3';
import { formatLimit, formatValue } from './formatValue';
import { judgeRow, type Row } from './row';

// A Markdown table has bars and one rule under its head, but no rules above or below.
const edges = ['top', 'bottom'].flatMap((edge) => ['', '-left', '-mid', '-right'].map((at) => [edge + at, '']));
const bars = ['left', 'left-mid', 'mid-mid', 'middle', 'right', 'right-mid'].map((name) => [name, '|']);

/** Renders a Markdown table, padded to be readable in a terminal. */
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
      // A bar would end the cell, a line break the table.
      (row.note ?? '').replaceAll('|', '\\|').replace(/\s+/g, ' '),
    ]);
  }
  // Trim the padding of the notes, which differ too much in length.
  return table.toString().replace(/ +\|$/gm, ' |').replace(/-+\|$/m, '---|');
}
