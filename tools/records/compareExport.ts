import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { parse } from 'papaparse';
import { ToolError } from '../command';
import type { PaymentRow } from './rows';

/** The cells of a line of an export. Quoted cells may hold line breaks. */
export type ExportLine = readonly string[];

/** Patterns of files that are no CSV, and their kind. In a file of one line, payments cannot be told apart. */
const refusals: readonly (readonly [text: RegExp, kind: string])[] = [
  [/^$/, 'vide'],
  // .xlsx and .ods are zips, .xls is a compound file or a web page.
  [/^(PK\p{Cc}|\xD0\xCF)/u, 'un classeur (Excel ou LibreOffice)'],
  [/^<|<t[rd]\b/i, 'une page web ou du XML'],
  [/^%PDF/, 'un PDF'],
  [/^.*$/, 'sur une seule ligne'],
];

/**
 * Reads the lines of an export in UTF-8, in UTF-16 (Excel’s “Unicode text”) or in Windows-1252 (Excel’s CSV).
 * @throws ToolError for a file that is no CSV
 */
export function readExport(file: string, bytes: Uint8Array): ExportLine[] {
  const text = decodeExport(bytes).replace(/\r\n?/g, '\n');
  const start = text.trim();
  const [, kind] = refusals.find(([refused]) => refused.test(start)) ?? [];
  if (kind)
    throw new ToolError(
      `« ${file} » est ${kind} : comparez avec un CSV, exporté de l’espace marchand ou enregistré depuis Excel ou LibreOffice.`,
    );
  const { data, errors } = parse<string[]>(text, { skipEmptyLines: 'greedy' });
  // Quotation marks that are not closed are part of a text: the program that wrote the file quotes no cells.
  const isUnquoted = errors.some(({ type }) => type === 'Quotes');
  return isUnquoted ? parse<string[]>(text, { skipEmptyLines: 'greedy', fastMode: true }).data : data;
}

function decodeExport(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

/**
 * Looks each accepted payment up in the lines of the exports. No document shows the provider's export, so no column is
 * known. A reference is unique: it counts in any column. An amount counts only in the columns where most payments have
 * their amount, because another column, such as a balance, may hold the same number by chance.
 * @param rows all payments, because an export may date the last payments of a period in the next period
 * @param period limits the accepted payments: `2026-11` or `2026`
 */
export function compareExports(exports: readonly (readonly ExportLine[])[], rows: readonly PaymentRow[], period = '') {
  const rowsByReference = new Map(
    rows.flatMap((row) => referencesOf(row).map((reference) => [reference, row] as const)),
  );
  const read = exports.flatMap((file) => {
    const lines = file.map((line) => {
      const namedRows = new Set(line.flatMap(readWords).flatMap((word) => rowsByReference.get(word) ?? []));
      return { line, namedRows: [...namedRows] };
    });
    const columns = findColumns(lines);
    return lines.map((line) => ({ ...line, ...columns }));
  });
  const accepted = rows.filter(({ state, date }) => state === 'accepted' && date.startsWith(period));
  return {
    accepted: accepted.length,
    /** Why the comparison is incomplete. */
    doubts: [
      read.some(({ namedRows }) => namedRows.length > 1) &&
        'Une ligne nomme plusieurs paiements : elle n’est pas comparée.',
      read.some(({ isAmbiguous }) => isAmbiguous) &&
        'Plusieurs colonnes contiennent le montant de certains dons : comparez-les vous-même.',
    ].filter((doubt) => doubt !== false),
    /** The accepted payments without a line of their own that has their amount, and the lines that name them. */
    differences: accepted.flatMap((row) => {
      const naming = read.filter(({ namedRows }) => namedRows.includes(row));
      const what = findDifference(row, naming);
      return what ? { what, row, lines: naming.map(({ line }) => line) } : [];
    }),
    /** The lines that name no accepted payment. `row` is the first payment in another state that the line names. */
    unmatched: read
      .filter(({ namedRows }) => !namedRows.some(({ state }) => state === 'accepted'))
      .map(({ line, namedRows: [row] }) => ({ line, row })),
  };
}

/** A line of an export, the payments that it names, and the columns of its file that have amounts. */
type ReadLine = { line: ExportLine; namedRows: PaymentRow[]; columns: number[] };

function findDifference(row: PaymentRow, naming: readonly ReadLine[]): string | undefined {
  const [first] = naming;
  if (!first) return 'Seulement ici';
  if (naming.some(({ namedRows }) => namedRows.length > 1)) return 'Non comparé (plusieurs dons sur une ligne)';
  if (naming.length > 1) return 'Plusieurs lignes';
  const { line, columns } = first;
  if (line.length === 1) return 'Non comparé (colonnes non reconnues)';
  if (line.some((cell) => isOfOtherCurrency(cell, row))) return 'Autre devise';
  const isSame = columns.length > 0 && columns.every((column) => holdsAmount(line[column], row));
  return isSame ? undefined : 'Autre montant';
}

const referencesOf = ({ reference, providerReference }: PaymentRow) =>
  providerReference ? [reference, providerReference] : [reference];

/** A number whose thousands are separated, as spreadsheets and people write it: `5 000`, `35.353.736`. */
const grouped = /(?<!\d)\d{1,3}([ \u00a0\u202f.,'’])\d{3}(?:\1\d{3})*(?!\d)/g;

const joinThousands = (cell: string) => cell.replace(grouped, (number) => number.replace(/\D/g, ''));

/** The words of a cell that may be a reference, without what a spreadsheet adds: `="35353736"`, `35 353 736,00`. */
function readWords(cell: string): string[] {
  const words = /[^\p{L}\p{N}]+/u;
  // References of providers may have dots and hyphens.
  return [...cell.split(words), ...joinThousands(cell).split(words), ...cell.split(/[^\w.-]+/)];
}

/**
 * `columns`: where most accepted payments have their amount, such as what was asked and what was paid.
 * `isAmbiguous`: some payments have their amount in another column too, or only there.
 */
function findColumns(lines: readonly { line: ExportLine; namedRows: PaymentRow[] }[]) {
  const fitting = lines
    .filter(({ namedRows: [row] }) => row?.state === 'accepted')
    .map(({ line, namedRows: [row] }) => line.flatMap((cell, column) => (holdsAmount(cell, row) ? column : [])))
    .filter((columns) => columns.length > 0);
  const count = (column: number) => fitting.filter((columns) => columns.includes(column)).length;
  const all = [...new Set(fitting.flat())];
  const columns = all.filter((column) => count(column) * 2 > fitting.length);
  return { columns, isAmbiguous: all.length > columns.length };
}

/** Matches a currency beside a number, such as `€` or `XAF`. */
const besideNumber = /(?:\p{Sc}|[A-Z]{1,4})?/u.source;

/** Matches a number unless it is written as negative, like `-5 000`, `(XAF 5,000)` or `5000-`. */
const amount = new RegExp(
  `(?<![(−–-]\\s*${besideNumber}\\s*|[\\d.,])\\d+(?:[.,]\\d{1,2})?(?!\\d|\\s*[−–-]\\s*$)`,
  'gu',
);

function holdsAmount(cell = '', row?: PaymentRow): boolean {
  const numbers = joinThousands(cell).match(amount) ?? [];
  return numbers.some((number) => Number(number.replace(',', '.')) === row?.amount);
}

const currencies = new Set(Intl.supportedValuesOf('currency'));
const currencyNames: Record<string, string> = { '€': 'EUR', EURO: 'EUR', EUROS: 'EUR', $: 'USD', '£': 'GBP' };

/** Whether a cell has another currency than the payment, alone or beside a number. */
function isOfOtherCurrency(cell: string, { currency = '' }: PaymentRow): boolean {
  const word = cell.replace(/[\d\s.,'’()+−–-]/g, '').toUpperCase();
  const code = currencyNames[word] ?? word;
  // XAF and XOF are both called FCFA.
  if (/^F?(CFA)?$/.test(code)) return code !== '' && !/^(X[AO]F)?$/.test(currency);
  return currency !== '' && currencies.has(code) && code !== currency;
}
