import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describePeriod } from '../src/content/model/period';
import { refuseOptionsOfNpm, runTool, ToolError } from './command';
import { compareExports, readExport } from './records/compareExport';
import { type Cell, formatCsv } from './records/csv';
import { describeComparison } from './records/describeComparison';
import { hasSum, listPayments, nameState, type PaymentRow, type Sum, sumAccepted } from './records/rows';
import { describeLastCheck, readRecords, restoreRecords } from './records/storedRecords';

// What is printed and exported is in French, for the treasurer.
const columns: Record<string, (row: PaymentRow) => Cell> = {
  Date: ({ date }) => date,
  Heure: ({ time }) => time,
  Référence: ({ reference }) => reference,
  État: ({ state }) => nameState(state),
  Montant: ({ amount }) => amount,
  Devise: ({ currency }) => currency,
  Moyen: ({ method }) => method,
  'N° de transaction de l’opérateur': ({ operatorId }) => operatorId,
  Versement: ({ payout }) => payout,
  Prestataire: ({ providerId }) => providerId,
  'Référence chez le prestataire': ({ providerReference }) => providerReference,
};

const toTable = (rows: readonly PaymentRow[]) => [
  Object.keys(columns),
  ...rows.map((row) => Object.values(columns).map((read) => read(row))),
];

const options = {
  month: { type: 'string' },
  year: { type: 'string' },
  csv: { type: 'string' },
  compare: { type: 'string', multiple: true },
  backup: { type: 'string' },
  restore: { type: 'string' },
  all: { type: 'boolean' },
} as const;
const examples =
  '--month=2026-11 --year=2026 --csv=liste.csv --compare=export.csv --backup=copie.jsonl --restore=copie.jsonl --all';

function readOptions() {
  refuseOptionsOfNpm(
    Object.keys(options),
    'npm run records -- --month=2026-11',
    'Il manque deux tirets seuls avant les options. PowerShell les perd : utilisez l’Invite de commandes. Tapez :',
  );
  try {
    const { values } = parseArgs({ options });
    if (Object.values(values).flat().includes('')) throw new Error('a value is missing');
    return values;
  } catch {
    const typed = process.argv.slice(2).join(' ');
    throw new ToolError(`« ${typed} » n’est pas compris. La commande connaît : ${examples}`);
  }
}

/** Prints a line without control characters: those of a text from outside could change what the terminal shows. */
const print = (line: string) => console.log(line.replace(/\p{Cc}/gu, ' '));

function printTable(rows: readonly (readonly Cell[])[]): void {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  for (const row of texts) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    print(cells.join('  ').trimEnd());
  }
}

const describeTotal = ({ count, total }: Sum) =>
  `${total.toLocaleString('fr')} (${count} ${count === 1 ? 'don' : 'dons'})`;

/** Prints the sums of accepted payments, then each payout of the period, which may include earlier payments. */
function printSums(rows: PaymentRow[], all: PaymentRow[], period = ''): void {
  for (const { method, ...sum } of sumAccepted(rows))
    print(`${method ? `  dont ${method}` : `Total ${sum.currency}`} : ${describeTotal(sum)}`);
  const withoutSum = rows.filter((row) => row.state === 'accepted' && !hasSum(row));
  if (withoutSum.length > 0)
    print(
      `Sans montant ici, à chercher dans l’espace marchand : ${withoutSum.map(({ reference }) => reference).join(', ')}`,
    );
  const paidOut = all.filter(({ payout }) => payout?.startsWith(period));
  for (const day of [...new Set(paidOut.map(({ payout }) => payout))].sort())
    for (const sum of sumAccepted(paidOut.filter(({ payout }) => payout === day)))
      if (!sum.method) print(`Versement du ${day}, ${sum.currency} : ${describeTotal(sum)}`);
}

runTool(async () => {
  const { month, year, csv, compare, backup, restore, all: listsAll } = readOptions();
  if (month && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new ToolError(`Écrivez le mois ainsi : --month=2026-11 (reçu : ${month}).`);
  if (year && !/^\d{4}$/.test(year)) throw new ToolError(`Écrivez l’année ainsi : --year=2026 (reçu : ${year}).`);
  if (month && year) throw new ToolError('Choisissez un mois ou une année, pas les deux.');
  const period = month ?? year;
  const periodName = period && describePeriod({ start: period }, 'fr');
  const read = (file: string) => explainInFrench(file, () => readFileSync(file));
  const exports = compare?.map((file) => readExport(file, read(file)));
  if (restore) {
    const added = await restoreRecords(read(restore).toString(), process.env);
    print(`Enregistrements rétablis : ${added}.`);
  }
  print('Lecture des paiements…');
  const { records, damaged, checkedAt } = await readRecords(process.env);
  for (const key of damaged)
    print(`L’enregistrement ${key} est illisible : signalez-le à la personne qui gère le site.`);
  const all = listPayments(records);
  const rows = listPayments(records, period);

  if (checkedAt === undefined)
    print('ATTENTION : ce sont les paiements d’essai de cet ordinateur, pas ceux du site publié.');
  else print(describeLastCheck(checkedAt, new Date()));
  print(`Paiements : ${periodName ?? 'tous les mois'}`);
  const announced = rows.filter(({ state, isNotified }) => state !== 'pending' || isNotified);
  const listed = listsAll ? rows : announced;
  if (listed.length === 0) print(`Aucun paiement à lister${periodName ? ` en ${periodName}` : ''}.`);
  else printTable(toTable(listed));
  if (listsAll) print(`Dont en attente, jamais annoncés par le prestataire : ${rows.length - announced.length}.`);
  printSums(rows, all, period);
  // Compares before it writes, because writing fails if an earlier run has left the file.
  if (exports) {
    const isDamaged = damaged.some((key) => key.endsWith('accepted'));
    const comparison = describeComparison(compareExports(exports, all, period), periodName, isDamaged);
    for (const line of comparison.lines) print(line);
    if (comparison.isWrongFile) process.exitCode = 1;
  }

  if (csv) {
    writeNewFile(csv, formatCsv(toTable(listed)));
    print(`Paiements écrits dans ${csv} : ${listed.length}.`);
  }
  if (backup) {
    writeNewFile(backup, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    print(`Enregistrements écrits dans ${backup} : ${records.length}.`);
  }
});

function writeNewFile(file: string, text: string): void {
  explainInFrench(file, () => writeFileSync(file, text, { flag: 'wx' }));
}

/**
 * Runs a function that reads or writes a file.
 * @throws ToolError that the treasurer can read
 */
function explainInFrench<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EISDIR: 'est un dossier, pas un fichier',
      ENOENT: 'est introuvable : vérifiez le nom du fichier et celui du dossier',
      EEXIST: 'existe déjà : choisissez un autre nom',
    };
    throw new ToolError(`« ${file} » ${reasons[code ?? ''] ?? `ne s’ouvre pas (${code})`}.`);
  }
}
