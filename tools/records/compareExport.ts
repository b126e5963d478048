import { ToolError } from '../command';
import { readCsv } from './csv';
import type { LedgerRow } from './ledger';

/** The names of the columns in the provider's export, and the status of an accepted payment there. */
export type ExportWords = Columns & { accepted?: string };

type Columns = { reference?: string; amount?: string; status?: string };

/** `reference`: ours, or the provider's own reference. */
export type ExportedPayment = { reference: string; amount: number };

export type Differences = {
  /** In the export, but not accepted here: a notification was lost. */
  onlyThere: ExportedPayment[];
  /** Accepted here, but not in the export. */
  onlyHere: LedgerRow[];
  otherAmount: { exported: ExportedPayment; row: LedgerRow }[];
};

// No document shows the provider's export. These are the names of its API, and their translations.
const knownNames: Record<keyof Columns, RegExp> = {
  reference: /^(cpm_)?(merchant_)?trans(action)?_?id$|^id_?(de_?la_?)?transaction$|^reference$/,
  amount: /^(cpm_)?(amount|montant)$/,
  status: /^(status|statut|etat|state)$/,
};

const acceptedWords = /^(accepted|succes|success|accepte|reussi|00)/;

/** Reads the accepted payments of an export. @throws ToolError when a column is not found, or no status of an accepted payment */
export function readExport(text: string, { accepted, ...columns }: ExportWords = {}): ExportedPayment[] {
  const [head = [], ...rows] = readCsv(text);
  const find = (what: keyof Columns) => {
    const given = columns[what];
    return given ? head.indexOf(given) : head.findIndex((cell) => knownNames[what].test(simplify(cell)));
  };
  const [reference, amount, status] = [find('reference'), find('amount'), find('status')];
  const missing = [reference < 0 && 'reference', amount < 0 && 'amount', columns.status && status < 0 && 'status'];
  const names = missing.filter((name) => typeof name === 'string');
  if (names.length > 0)
    throw new ToolError(
      `The export has no column that is known as ${names.join(' or ')}. Its columns are: ${head.join(', ')}.\n` +
        `Name them, for example --${names[0]}-column="${head[0] ?? ''}".`,
    );
  const isAccepted = (row: string[]) => {
    const word = simplify(row[status] ?? '');
    return accepted === undefined ? acceptedWords.test(word) : word === simplify(accepted);
  };
  if (status >= 0 && rows.length > 0 && accepted === undefined && !rows.some(isAccepted))
    throw new ToolError(
      `No payment of the export has a status that is known as accepted. Its statuses are: ` +
        `${[...new Set(rows.map((row) => row[status]))].join(', ')}.\n` +
        `Name that of an accepted one, for example --accepted="${rows[0]?.[status] ?? ''}".`,
    );
  return rows
    .filter((row) => status < 0 || isAccepted(row))
    .map((row) => ({ reference: row[reference] ?? '', amount: readAmount(row[amount] ?? '') }));
}

/**
 * @param rows all payments, because one on the edge of a month may be dated differently there
 * @param month limits what is reported as missing in the export
 */
export function compareExport(
  exported: readonly ExportedPayment[],
  rows: readonly LedgerRow[],
  month = '',
): Differences {
  const accepted = rows.filter(({ state }) => state === 'accepted');
  const here = new Map(accepted.flatMap((row) => referencesOf(row).map((reference) => [reference, row] as const)));
  const there = new Set(exported.map(({ reference }) => reference));
  return {
    onlyThere: exported.filter(({ reference }) => !here.has(reference)),
    onlyHere: accepted.filter(
      (row) => row.date.startsWith(month) && !referencesOf(row).some((reference) => there.has(reference)),
    ),
    otherAmount: exported.flatMap((payment) => {
      const row = here.get(payment.reference);
      return row && row.amount !== payment.amount ? [{ exported: payment, row }] : [];
    }),
  };
}

/** The references by which an export may list a payment. */
const referencesOf = ({ reference, providerReference }: LedgerRow) => [
  reference,
  ...(providerReference ? [providerReference] : []),
];

/** `Id. de la Transaction` → `id_de_la_transaction`. */
function simplify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** Reads `5 000`, `5000.00` and `5 000,00 FCFA` as 5000. */
function readAmount(text: string): number {
  const [number = ''] = text.replace(/\s/g, '').match(/\d+(?:[.,]\d+)?/) ?? [];
  return Number(number.replace(',', '.'));
}
