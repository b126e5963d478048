import { TextDecoder } from 'node:util';
import { readAmount } from '../../src/donation/rules/amount';
import { foldText } from '../../src/shared/i18n/foldText';
import { ToolError } from '../command';
import { readCsv } from './csv';
import type { LedgerRow } from './ledger';

/** The names of the columns in the provider's export, and the status of an accepted payment there. */
export type ExportWords = Columns & {
  accepted?: string;
  /** The options as typed, to propose a command that adds a missing one. */
  typed?: Readonly<Record<string, string | string[] | boolean>>;
};

type Columns = { reference?: string; amount?: string; currency?: string; status?: string };

/**
 * `reference`: ours, or the provider's own. `amount` is undefined where it cannot be read. `date` is as the export
 * writes it.
 */
export type ExportedPayment = { reference: string; amount: number | undefined; currency?: string; date?: string };

export type Differences = {
  /** In the export, but not known here: a notification was lost. */
  onlyThere: ExportedPayment[];
  /** Accepted in the export, but in another state here. */
  otherState: { exported: ExportedPayment; row: LedgerRow }[];
  /** Accepted here, but not in the export. */
  onlyHere: LedgerRow[];
  otherAmount: { exported: ExportedPayment; row: LedgerRow }[];
  /** How many payments of the export are of the month here. */
  ofMonth: number;
  /** On more than one line of the export, under our reference or the provider's. */
  twice: ExportedPayment[];
  /** Amounts below zero, such as a refund, which are not compared. */
  negative: ExportedPayment[];
};

// No document shows the provider's export. These are the names of its API, and their translations.
const knownNames: Record<keyof Columns, RegExp> = {
  reference: /^(cpm_)?(merchant_)?trans(action)?_?id$|^id_?(de_?la_?)?transaction$|^reference$/,
  amount: /^(cpm_)?(amount|montant)$/,
  currency: /^(cpm_)?(currency|devise|monnaie)$/,
  status: /^(status|statut|etat|state)$/,
};

const dateName = /(^|_)date(_|$)|^(created|paid)_at$/;

const acceptedWords = ['accepted', 'succes', 'success', 'accepte', 'reussi', '00'];

/**
 * The text of an export: UTF-8, or Windows-1252, in which Excel saves CSV.
 * @throws ToolError for a workbook
 */
export function decodeExport(bytes: Uint8Array): string {
  // .xlsx is a zip, .xls a compound file.
  if (['PK', '\xD0\xCF'].includes(Buffer.from(bytes.subarray(0, 2)).toString('latin1')))
    throw new ToolError(
      'Ce fichier est un classeur Excel. Ouvrez-le, choisissez « Enregistrer sous », puis « CSV (séparateur : ' +
        'point-virgule) », et comparez avec le nouveau fichier.',
    );
  // Excel's “Unicode text”.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Export = {
  /** The accepted ones. */
  payments: ExportedPayment[];
  /** How many lines have each other status. */
  leftOut: [status: string, count: number][];
  /** The names of all columns, where none is of statuses: every line then counts as accepted. */
  withoutStatus?: string[];
};

/** Reads an export. @throws ToolError when it is empty, a column is not found, or no status of an accepted payment */
export function readExport(text: string, { accepted, typed = {}, ...columns }: ExportWords = {}): Export {
  const findColumn = (row: string[], what: keyof Columns) => {
    const given = columns[what];
    return given ? row.indexOf(given) : row.findIndex((cell) => knownNames[what].test(simplify(cell)));
  };
  const [head = [], ...rows] = findTable(
    text,
    (row) => findColumn(row, 'reference') >= 0 && findColumn(row, 'amount') >= 0,
  );
  if (rows.length === 0)
    throw new ToolError('Ce fichier d’export ne contient aucun paiement : vérifiez que c’est le bon.');
  const find = (what: keyof Columns) => findColumn(head, what);
  const [reference, amount, currency, status] = [find('reference'), find('amount'), find('currency'), find('status')];
  const missing = [
    reference < 0 && ({ option: 'reference-column', name: 'la référence' } as const),
    amount < 0 && ({ option: 'amount-column', name: 'le montant' } as const),
    columns.currency && currency < 0 && ({ option: 'currency-column', name: 'la devise' } as const),
    columns.status && status < 0 && ({ option: 'status-column', name: 'l’état' } as const),
  ].filter((column) => typeof column === 'object');
  const date = head.findIndex((cell) => dateName.test(simplify(cell)));
  const propose = (...lacking: string[]) =>
    [
      'npm run records --',
      ...Object.entries(typed)
        .filter(([option]) => !lacking.includes(option))
        .flatMap(([option, values]) =>
          [values].flat().map((value) => `--${option}${value === true ? '' : `="${value}"`}`),
        ),
      ...lacking.map((option) => `--${option}="…"`),
    ].join(' ');
  if (missing.length > 0)
    throw new ToolError(
      `Aucune colonne de l’export n’est reconnue pour ${missing.map(({ name }) => name).join(' et ')}. Ses colonnes : ` +
        `${head.join(', ')}.\nIndiquez la bonne colonne : ${propose(...missing.map(({ option }) => option))}`,
    );
  const shortened = rows.map((row) => row[reference] ?? '').find((cell) => /^\d([.,]\d+)?e\+\d+$/i.test(cell));
  if (shortened)
    throw new ToolError(
      `Un tableur a abrégé les références de ce fichier (« ${shortened} ») : leurs chiffres sont perdus. Exportez de nouveau, et ` +
        'comparez le fichier sans l’enregistrer dans un tableur. Si c’est un classeur, donnez d’abord à cette colonne le ' +
        'format « Nombre », sans décimales.',
    );
  const isAccepted = (row: string[]) => {
    const word = simplify(row[status] ?? '');
    return accepted === undefined ? acceptedWords.includes(word) : word === simplify(accepted);
  };
  if (status >= 0 && !rows.some(isAccepted)) {
    const states = [...new Set(rows.map((row) => row[status]))].join(', ');
    throw new ToolError(
      accepted === undefined
        ? `Aucun paiement de l’export n’a un état reconnu comme accepté. Ses états : ${states}.\n` +
            `Indiquez celui d’un paiement accepté : ${propose('accepted')}`
        : `Aucune ligne de l’export n’a l’état « ${accepted} ». Ses états : ${states}.`,
    );
  }
  const isTaken = (row: string[]) => status < 0 || isAccepted(row);
  // The total below the payments has no status. Its first cell says what it is.
  const others = rows.filter((row) => !isTaken(row)).map((row) => row[status] || (row.find(Boolean) ?? ''));
  return {
    payments: rows
      .filter(isTaken)
      .map((row) => ({
        reference: readReference(row[reference] ?? ''),
        amount: readSignedAmount(row[amount] ?? ''),
        ...(currency >= 0 && row[currency] && { currency: row[currency] }),
        ...(date >= 0 && row[date] && { date: row[date] }),
      })),
    ...(status < 0 && { withoutStatus: head }),
    leftOut: [...new Set(others)].map((word) => [word, others.filter((other) => other === word).length]),
  };
}

/**
 * The rows of an export from its header on, whatever the separator and the lines above. If no header is known, it is
 * the row with most cells.
 */
function findTable(text: string, isHead: (row: string[]) => boolean): string[][] {
  const tables = [';', ',', '\t'].map((separator) => readCsv(text, separator));
  const rows = tables.flat();
  const countFilled = (row: string[]) => row.filter(Boolean).length;
  const head =
    rows.find(isHead) ?? rows.reduce((fullest, row) => (countFilled(row) > countFilled(fullest) ? row : fullest), []);
  const table = tables.find((each) => each.includes(head)) ?? [];
  return table.slice(table.indexOf(head));
}

/** A reference as it was before a spreadsheet took it for a number: `35 353 736,00` → `35353736`. */
function readReference(cell: string): string {
  const [, digits] = /^(\d{1,3}(?:[\s.,]\d{3})+|\d+)(?:[.,]0+)?$/.exec(cell) ?? [];
  return digits?.replace(/\D/g, '') ?? cell;
}

/** An amount as the form reads one (`5 000`, `5,000`, `5.000,00 FCFA`), and one below zero. */
function readSignedAmount(text: string): number | undefined {
  const [, sign, digits = ''] = /^\s*([-−(]?)(.*?)\)?\s*$/.exec(text) ?? [];
  const amount = readAmount(digits)?.amount;
  return amount !== undefined && sign ? -amount : amount;
}

/**
 * @param rows all payments, because one on the edge of a month may be dated differently there
 * @param month limits what is reported as missing in the export
 */
export function compareExport(all: readonly ExportedPayment[], rows: readonly LedgerRow[], month = ''): Differences {
  const accepted = rows.filter(({ state }) => state === 'accepted');
  const known = new Map(rows.flatMap((row) => referencesOf(row).map((reference) => [reference, row] as const)));
  const isNegative = ({ amount = 0 }: ExportedPayment) => amount < 0;
  const payments = all.filter((payment) => !isNegative(payment));
  const identify = ({ reference }: ExportedPayment) => known.get(reference)?.reference ?? reference;
  const there = new Set(payments.map(({ reference }) => reference));
  const pairs = payments.flatMap((exported) => {
    const row = known.get(exported.reference);
    return row ? [{ exported, row }] : [];
  });
  return {
    onlyThere: payments.filter(({ reference }) => !known.has(reference)),
    otherState: pairs.filter(({ row }) => row.state !== 'accepted'),
    onlyHere: accepted.filter(
      (row) => row.date.startsWith(month) && !referencesOf(row).some((reference) => there.has(reference)),
    ),
    otherAmount: pairs.filter(({ exported, row }) => row.state === 'accepted' && !agree(exported, row)),
    ofMonth: new Set(pairs.flatMap(({ row }) => (row.date.startsWith(month) ? row.reference : []))).size,
    twice: payments.filter(
      (payment, index) =>
        payment.reference && payments.findIndex((other) => identify(other) === identify(payment)) < index,
    ),
    negative: all.filter(isNegative),
  };
}

/** Whether the sum is the same, without cents, in the same currency where the export names one. */
function agree({ amount, currency }: ExportedPayment, row: LedgerRow): boolean {
  return (
    Math.trunc(row.amount ?? 0) === amount && (!currency || !row.currency || isSameCurrency(currency, row.currency))
  );
}

/** Exports call both francs FCFA. */
function isSameCurrency(there: string, here: string): boolean {
  const word = there.trim().toUpperCase();
  return word === here || (/^F?CFA$/.test(word) && /^X[AO]F$/.test(here));
}

/** The references by which an export may list a payment. */
const referencesOf = ({ reference, providerReference }: LedgerRow) => [
  reference,
  ...(providerReference ? [providerReference] : []),
];

/** `Id. de la Transaction` → `id_de_la_transaction`. */
function simplify(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
