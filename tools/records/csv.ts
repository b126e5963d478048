export type Cell = string | number | undefined;

/** Excel runs a cell that starts with one of these as a formula, behind spaces and control characters too. */
const formulaStart = /^[\s\p{C}]*[=+\-@|＝＋－＠]|^[\t\r]/u;

/** Excel takes such a text for a number: it rounds one of more than 15 digits, and drops zeros in front. */
const numberLike = /^\d[\d.,]*(e\d+)?$/i;

/**
 * CSV as a French Excel opens it by a double click: a byte order mark, semicolons, CRLF; no cell runs as a formula, and
 * a text stays one.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`;
}

function writeCell(value: Cell): string {
  const safe = typeof value === 'string' ? keepText(value) : String(value ?? '');
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function keepText(text: string): string {
  if (formulaStart.test(text)) return `'${text}`;
  return numberLike.test(text) ? `="${text}"` : text;
}
