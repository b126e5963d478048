import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runTool, ToolError } from './command';
import { compareExport, decodeExport, type ExportedPayment, readExport } from './records/compareExport';
import { type Cell, writeCsv } from './records/csv';
import { type LedgerRow, listPayments, type Sum, sumAccepted } from './records/ledger';
import { readRecords } from './records/store';

// What is printed and exported is in French, for the treasurer.
const headings = [
  'Date',
  'Heure',
  'Référence',
  'État',
  'Montant',
  'Devise',
  'Moyen',
  'N° de transaction de l’opérateur',
  'Versement',
  'Prestataire',
  'Référence chez le prestataire',
];
const stateNames: Partial<Record<LedgerRow['state'], string>> = {
  accepted: 'accepté',
  refused: 'refusé',
  cancelled: 'annulé',
  pending: 'en attente',
};

const toCells = ({ state, ...row }: LedgerRow): Cell[] => [
  row.date,
  row.time,
  row.reference,
  stateNames[state] ?? state,
  row.amount,
  row.currency,
  row.method,
  row.operatorId,
  row.payout,
  row.providerId,
  row.providerReference,
];

const optionNames = [
  'month',
  'csv',
  'compare',
  'backup',
  'reference-column',
  'amount-column',
  'currency-column',
  'status-column',
  'accepted',
] as const;

function readOptions(): Partial<Record<(typeof optionNames)[number], string>> {
  const options = Object.fromEntries(optionNames.map((name) => [name, { type: 'string' }] as const));
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // Node's message is in English; what it quotes is what was typed.
    const [, typed = ''] = /'([^']*)'/.exec((error as Error).message) ?? [];
    const known = optionNames.map((name) => `--${name}=`).join(' ');
    throw new ToolError(`« ${typed} » n’est pas compris. La commande connaît : ${known}`);
  }
}

/** Control characters, with which a foreign text could steer the terminal, are left out. */
function printTable(rows: readonly (readonly Cell[])[]): void {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '').replace(/\p{Cc}/gu, '')));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  for (const row of texts)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

const nameMonth = (month: string) =>
  new Date(month).toLocaleDateString('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const describeSum = ({ currency, method, count, total }: Sum) =>
  `${method ? `  dont ${method}` : `Total ${currency}`} : ${total.toLocaleString('fr')} (${count} ${count === 1 ? 'don' : 'dons'})`;

const describeExported = ({ reference, amount, currency = '' }: ExportedPayment) =>
  `${reference}, ${amount ?? 'montant illisible'} ${currency}`.trimEnd();

/** Prints the differences between the provider's export and the records. */
function printDifferences(exported: ExportedPayment[], rows: LedgerRow[], month: string | undefined): void {
  const { onlyThere, onlyHere, otherAmount, twice, negative } = compareExport(exported, rows, month);
  const lines = [
    ...onlyThere.map((payment) => `Seulement dans l’export : ${describeExported(payment)}`),
    ...onlyHere.map(
      ({ reference, amount, currency, providerId }) =>
        `Seulement ici : ${reference}, ${amount} ${currency}${providerId ? ` (${providerId})` : ''}`,
    ),
    ...otherAmount.map(
      ({ row, exported: { amount = 'illisible', currency = '' } }) =>
        `Autre montant : ${row.reference}, ${row.amount} ${row.currency} ici, ${`${amount} ${currency}`.trimEnd()} dans l’export`,
    ),
    ...twice.map((payment) => `Deux fois dans l’export : ${describeExported(payment)}`),
    ...negative.map((payment) => `Montant négatif dans l’export, non comparé : ${describeExported(payment)}`),
  ];
  for (const line of lines) console.log(line);
  if (lines.length === 0) console.log('L’export et les dons enregistrés concordent.');
}

runTool(async () => {
  const { month, csv, compare, backup, ...words } = readOptions();
  if (month && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new ToolError(`Écrivez le mois ainsi : --month=2026-11 (reçu : ${month}).`);
  if (compare && !existsSync(compare))
    throw new ToolError(`Le fichier ${compare} n’existe pas dans ce dossier : vérifiez son nom.`);
  const records = await readRecords(process.env);
  const rows = listPayments(records, month);

  if (rows.length === 0) console.log(`Aucun paiement n’est noté${month ? ` en ${nameMonth(month)}` : ''}.`);
  else printTable([headings, ...rows.map(toCells)]);
  for (const sum of sumAccepted(rows)) console.log(describeSum(sum));

  if (csv) {
    writeFileSync(csv, writeCsv([headings, ...rows.map(toCells)]));
    console.log(`Écrit dans ${csv} : ${rows.length} paiements.`);
  }
  if (backup) {
    writeFileSync(backup, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    console.log(`Écrit dans ${backup} : ${records.length} enregistrements.`);
  }
  if (compare) {
    const exported = readExport(decodeExport(readFileSync(compare)), {
      reference: words['reference-column'],
      amount: words['amount-column'],
      currency: words['currency-column'],
      status: words['status-column'],
      accepted: words.accepted,
    });
    printDifferences(exported, listPayments(records), month);
  }
});
