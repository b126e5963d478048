export type Cell = string | number | undefined;

/** Excel runs a cell that starts with one of these as a formula, behind spaces and control characters too. */
const formulaStart = /^[\s\p{C}]*[=+\-@|＝＋－＠]|^[\t\r]/u;

/** CSV as a French Excel opens it by a double click: a byte order mark, semicolons, CRLF; no cell runs as a formula. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`;
}

function writeCell(value: Cell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reads CSV with commas, semicolons or tabs, whichever the first line has most of. Empty lines are left out. */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const [head = ''] = plain.split(/\r?\n/, 1);
  const countOf = (sign: string) => head.split(sign).length;
  const separator = [';', ',', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
  // A cell, quoted or not, and what ends it.
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [found, quoted, bare = '', end] of plain.matchAll(cells)) {
    if (found === '' && row.length === 0) continue;
    row.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cellsOfRow) => cellsOfRow.some(Boolean));
}
