import type { compareExports } from './compareExport';
import { nameState, type PaymentRow } from './rows';

const describeAmount = ({ amount, currency = '' }: PaymentRow) =>
  amount === undefined ? 'montant inconnu' : `${amount.toLocaleString('fr')} ${currency}`.trimEnd();

/**
 * Says how the provider's exports and the accepted payments of the period agree.
 * @param isDamaged whether the record of an accepted payment cannot be read
 */
export function describeComparison(
  { accepted, doubts, differences, unmatched }: ReturnType<typeof compareExports>,
  periodName: string | undefined,
  isDamaged: boolean,
): { lines: string[]; isWrongFile: boolean } {
  const found = accepted - differences.filter(({ lines }) => lines.length === 0).length;
  const counts = `Dons acceptés ici${periodName ? ` en ${periodName}` : ''} : ${accepted} ; retrouvés dans l’export : ${found}.`;
  if (accepted > 0 && found === 0 && !unmatched.some(({ row }) => row))
    return { lines: [counts, 'Est-ce le bon fichier ? Il ne contient aucun de ces dons.'], isWrongFile: true };
  const lines = [counts];
  for (const { what, row, lines: theirs } of differences) {
    const difference = `${what} : ${row.reference}, ${describeAmount(row)}`;
    if (theirs.length > 0)
      lines.push(`${difference} ici ; dans l’export :`, ...theirs.map((line) => `  ${line.join(' ; ')}`));
    else lines.push(row.providerId ? `${difference} (${row.providerId})` : difference);
  }
  if (unmatched.length > 0) lines.push('Lignes de l’export sans don accepté ici :');
  for (const { line, row } of unmatched)
    lines.push(`  [${row ? `${nameState(row.state)} ici` : 'inconnue ici'}] ${line.join(' ; ')}`);
  lines.push(...doubts);
  if (doubts.length === 0 && !isDamaged && found > 0 && differences.length === 0)
    lines.push(
      'Chaque don accepté ici est dans l’export, une fois, avec son montant. Regardez encore la colonne de l’état.',
    );
  return { lines, isWrongFile: false };
}
