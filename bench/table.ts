import { formatLimit, formatValue } from './formatValue';
import { judgeRow, type Row } from './row';

const head = ['What', 'Where', 'Measured', 'Must', 'Aim', 'Verdict', 'Note'];

/** The rows as a Markdown table, padded so that it can be read in a terminal too. */
export function renderTable(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.where ?? '',
    formatValue(row.value, row.unit),
    formatLimit(row.must, row.unit),
    formatLimit(row.aim, row.unit),
    judgeRow(row),
    // A bar would end the cell, and a line break the table.
    (row.note ?? '').replaceAll('|', '\\|').replace(/\s+/g, ' '),
  ]);
  // The notes come last, and differ too much in length to be padded.
  const widths = head.map((title, column) =>
    column === head.length - 1 ? 0 : Math.max(...[title, ...cells.map((line) => line[column] ?? '')].map(countLetters)),
  );
  const renderLine = (line: string[]) =>
    `| ${line.map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - countLetters(cell)))).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(Math.max(width, 1) + 2)).join('|')}|`;
  return [renderLine(head), rule, ...cells.map(renderLine)].join('\n');
}

/** Letters rather than code units: those outside the basic plane count twice in `length`. */
function countLetters(text: string): number {
  return [...text].length;
}
