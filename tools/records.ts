import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runTool, ToolError } from './command';
import { compareExport, readExport } from './records/compareExport';
import { type Cell, writeCsv } from './records/csv';
import { type LedgerRow, listPayments, type Sum, sumAccepted } from './records/ledger';
import { readRecords } from './records/store';

// What is printed and exported is in French, for the treasurer.
const headings = [
  'Date',
  'Référence',
  'État',
  'Montant',
  'Devise',
  'Opérateur',
  'N° de transaction de l’opérateur',
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
  row.reference,
  stateNames[state] ?? state,
  row.amount,
  row.currency,
  row.method,
  row.operatorId,
  row.provider,
  row.providerReference,
];

function printTable(rows: readonly (readonly Cell[])[]): void {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  for (const row of texts)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

const describeSum = ({ currency, method, count, total }: Sum) =>
  `Total ${currency}, ${method} : ${total.toLocaleString('fr')} (${count} ${count === 1 ? 'don' : 'dons'})`;

runTool(async () => {
  const { values } = parseArgs({
    options: {
      month: { type: 'string' },
      csv: { type: 'string' },
      compare: { type: 'string' },
      backup: { type: 'string' },
      'reference-column': { type: 'string' },
      'amount-column': { type: 'string' },
      'status-column': { type: 'string' },
      accepted: { type: 'string' },
    },
  });
  const { month, csv, compare, backup } = values;
  if (month && !/^\d{4}-\d\d$/.test(month)) throw new ToolError(`Write the month as 2026-11, not ${month}.`);
  const records = await readRecords(process.env);
  const rows = listPayments(records, month);

  printTable([headings, ...rows.map(toCells)]);
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
    const exported = readExport(readFileSync(compare, 'utf8'), {
      reference: values['reference-column'],
      amount: values['amount-column'],
      status: values['status-column'],
      accepted: values.accepted,
    });
    const { onlyThere, onlyHere, otherAmount } = compareExport(exported, listPayments(records), month);
    for (const { reference, amount } of onlyThere) console.log(`Seulement dans l’export : ${reference}, ${amount}`);
    for (const { reference, amount, provider } of onlyHere)
      console.log(`Seulement ici : ${reference}, ${amount}${provider ? ` (${provider})` : ''}`);
    for (const { row, exported: there } of otherAmount)
      console.log(`Autre montant : ${row.reference}, ${row.amount} ici, ${there.amount} dans l’export`);
    if (onlyThere.length + onlyHere.length + otherAmount.length === 0)
      console.log('L’export et les dons enregistrés concordent.');
  }
});
