import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { receivedFields } from '../../src/content/association';
import { parseJsonFile } from '../../src/content/fileFormats';
import { contentFolder } from '../../src/content/load/load';
import type { Received } from '../../src/content/model';
import { describeProblem, FileError } from '../../src/content/problems';
import { validateEntry } from '../../src/content/validate';
import { ToolError } from '../command';
import { type LedgerRow, sumAccepted } from './ledger';

type YearSum = NonNullable<Received['received']>[number];

/** What a year's accepted payments come to, a line per currency, in whole units. */
export function sumYear(year: number, rows: readonly LedgerRow[], date: string): YearSum[] {
  return sumAccepted(rows)
    .filter(({ method }) => !method)
    .map(({ currency, total, count }) => ({
      year,
      currency: currency as YearSum['currency'],
      sum: Math.trunc(total),
      count,
      date,
    }));
}

/**
 * Puts a year's sums in the place of its former ones, and returns the file.
 * @throws ToolError for what the build would refuse
 */
export function writeReceived(year: number, sums: readonly YearSum[], folder = contentFolder): string {
  const file = join(folder, 'received.json');
  const former = existsSync(file) ? check(readFormer(file)).fr.received : [];
  const received = [...(former ?? []).filter((sum) => sum.year !== year), ...sums].sort((a, b) => b.year - a.year);
  const entry = check({ fr: { received } });
  writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`);
  return file;
}

function readFormer(file: string): unknown {
  try {
    return parseJsonFile(readFileSync(file, 'utf8'));
  } catch (error) {
    throw error instanceof FileError ? refuse(`${path}: ${error.message}`) : error;
  }
}

function check(entry: unknown): { fr: Received } {
  const [problem] = validateEntry(path, receivedFields, entry, new Set());
  if (problem) throw refuse(describeProblem(problem));
  return entry as { fr: Received };
}

/** The file, as maintainers are told of its problems. */
const path = 'content/received.json';

const refuse = (problem: string) =>
  new ToolError(`Rien n’est écrit. Signalez ceci à la personne qui gère le site : ${problem}`);
