import { unparse } from 'papaparse';

export type Cell = string | number | undefined;

/** Excel runs a cell that starts with one of these as a formula, behind spaces and control characters too. */
const formulaStart = /^[\s\p{C}]*[=+\-@|＝＋－＠]|^[\t\r]/u;

/** Excel takes such a text for a number, which it rounds or shortens, or for a date. */
const numberLike = /^\d[\d.,:/-]*(e\d+)?$/i;

/** Our own dates and times, which Excel may read as such. */
const moment = /^(\d{4}-\d\d-\d\d|\d\d:\d\d)$/;

/**
 * CSV as a French Excel opens it by a double click: a byte order mark, semicolons, CRLF; no cell runs as a formula, and
 * a text stays one.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? keepText(cell) : cell)));
  return `\uFEFF${unparse(cells, { delimiter: ';' })}\r\n`;
}

function keepText(text: string): string {
  if (formulaStart.test(text)) return `'${text}`;
  return numberLike.test(text) && !moment.test(text) ? `="${text}"` : text;
}
