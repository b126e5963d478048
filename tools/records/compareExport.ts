import { TextDecoder } from 'node:util';
import { ToolError } from '../command';
import type { PaymentRow } from './rows';

/** How an export agrees with the accepted payments of a period. Lines are as they stand in the export. */
export type Comparison = {
  onlyHere: PaymentRow[];
  otherAmount: { row: PaymentRow; line: string }[];
  /** On more than one line, such as a payment and its refund. */
  severalLines: { row: PaymentRow; lines: string[] }[];
  /** How many accepted payments are in the export. */
  found: number;
  /** The lines without an accepted payment: of one in another state here, or of none that is known. */
  unmatched: { line: string; row: PaymentRow | undefined }[];
};

/**
 * The lines of an export in UTF-8, in UTF-16, such as Excel’s “Unicode text”, or in Windows-1252, in which Excel saves CSV.
 * @throws ToolError for a workbook
 */
export function readExport(file: string, bytes: Uint8Array): string[] {
  // .xlsx and .ods are zips, .xls is a compound file.
  if (['PK', '\xD0\xCF'].includes(Buffer.from(bytes.subarray(0, 2)).toString('latin1')))
    throw new ToolError(
      `« ${file} » est un classeur (Excel ou LibreOffice). Ouvrez-le, choisissez « Enregistrer sous », puis « CSV », et ` +
        'comparez avec le nouveau fichier.',
    );
  const lines = decodeExport(bytes)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim());
  if (lines.length === 0) throw new ToolError(`« ${file} » est vide.`);
  return lines;
}

function decodeExport(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Looks each payment up in the lines. No document shows the provider's export, so no column is assumed: references are
 * unique, and the amount stands in the same line.
 * @param rows all payments, because one on the edge of a period may be dated differently there
 * @param period limits the accepted payments: `2026-11` or `2026`
 */
export function compareExport(lines: readonly string[], rows: readonly PaymentRow[], period = ''): Comparison {
  const known = new Map(rows.flatMap((row) => referencesOf(row).map((reference) => [reference, row] as const)));
  // A text may have a semicolon too, so most lines must have one.
  const isByComma = lines.filter((line) => /[;\t]/.test(line.replace(/"[^"]*"/g, ''))).length * 2 <= lines.length;
  const join = (line: string) => joinThousands(isByComma ? separateCells(line) : line);
  const read = lines.map((line) => {
    return { line, named: [...readWords(line, join(line))].flatMap((word) => known.get(word) ?? []) };
  });
  const accepted = rows
    .filter(({ state, date }) => state === 'accepted' && date.startsWith(period))
    .map((row) => ({ row, lines: read.filter(({ named }) => named.includes(row)).map(({ line }) => line) }));
  const onOneLine = accepted.flatMap(({ row, lines: [line = '', ...others] }) =>
    line && others.length === 0 ? { row, line } : [],
  );
  return {
    onlyHere: accepted.filter((each) => each.lines.length === 0).map(({ row }) => row),
    otherAmount: onOneLine.filter(({ row, line }) => !holdsAmount(join(line), row)),
    severalLines: accepted.filter((each) => each.lines.length > 1),
    found: accepted.filter((each) => each.lines.length > 0).length,
    unmatched: read
      .filter(({ named }) => !named.some(({ state }) => state === 'accepted'))
      .map(({ line, named: [row] }) => ({ line, row })),
  };
}

const referencesOf = ({ reference, providerReference }: PaymentRow) =>
  providerReference ? [reference, providerReference] : [reference];

/** A number whose thousands are separated, as spreadsheets and people write it: `5 000`, `35.353.736`. */
const grouped = /(?<!\d)\d{1,3}([ \u00a0\u202f.,'’])\d{3}(?:\1\d{3})*(?!\d)/g;

/** Ends cells at unquoted commas, so that `2026-11-23,500` is a date and 500, not 23,500. */
const separateCells = (line: string) => line.replace(/"[^"]*"|,/g, (found) => (found === ',' ? ';' : found));

const joinThousands = (line: string) => line.replace(grouped, (number) => number.replace(/\D/g, ''));

/** The words by which a line may name a payment, without what a spreadsheet adds: `="35353736"`, `35 353 736,00`. */
function readWords(line: string, joined: string): Set<string> {
  const words = /[^\p{L}\p{N}]+/u;
  // References of providers may have dots and hyphens.
  return new Set([...line.split(words), ...joined.split(words), ...line.split(/[^\w.-]+/)]);
}

/** Whether the amount, without cents, stands in the line. One below zero is another amount: `-5 000`, `(5,000)`. */
function holdsAmount(joined: string, { amount }: PaymentRow): boolean {
  const numbers = joined.match(/(?<![\d(−-])\d+/g) ?? [];
  return amount !== undefined && numbers.some((number) => Number(number) === Math.trunc(amount));
}
