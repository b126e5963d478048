import { unparse } from 'papaparse';

export type Cell = string | number | undefined;

/** Excel may run a cell as a formula if it starts with one of these signs, even after spaces and control characters. */
const formulaStart = /^[\s\p{C}]*[=+\-@|＝＋－＠]/u;

/** Excel takes such a text for a date, or for a number, which it may round or shorten. */
const numberLike = /^\d[\d.,:/-]*(e\d+)?$/i;

/** The dates and times of the list, which Excel may take for such. */
const dateOrTime = /^(\d{4}-\d\d-\d\d|\d\d:\d\d)$/;

/**
 * CSV as a French Excel opens it by a double click: a byte order mark, semicolons, CRLF. No cell runs as a formula, and
 * no text becomes a number.
 */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? keepText(cell) : cell)));
  return `\uFEFF${unparse(cells, { delimiter: ';' })}\r\n`;
}

function keepText(text: string): string {
  if (formulaStart.test(text)) return `'${text}`;
  return numberLike.test(text) && !dateOrTime.test(text) ? `="${text}"` : text;
}
