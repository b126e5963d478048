import type { Row } from './row';
import { renderTable } from './table';

type Report = { machine: string; date: Date; runs: number; rows: Row[] };

/** The text of docs/benchmarks.md. */
export function renderReport({ machine, date, runs, rows }: Report): string {
  return `# Benchmarks

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}; it fails when a *must* is missed. How each number is
measured: docs/measuring.md.

Machine: ${machine}. Lighthouse's numbers and the times from press to answer are medians of ${runs}.

${renderTable(rows)}
`;
}
