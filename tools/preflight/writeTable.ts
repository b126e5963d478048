import Table from 'cli-table3';
import type { Finding } from './finding';

const edges = ['top', 'mid', 'bottom'].flatMap((edge) => ['', '-left', '-mid', '-right'].map((at) => edge + at));
const noBorders = Object.fromEntries(
  [...edges, 'left', 'left-mid', 'middle', 'right', 'right-mid'].map((name) => [name, '']),
);

/** Formats the findings as a terminal table; `!` marks those that stop a production build. */
export function writeTable(findings: Readonly<Record<string, readonly Finding[]>>): string {
  const table = new Table({
    head: ['', 'What', 'What to do'],
    colWidths: [2, 68],
    wordWrap: true,
    chars: noBorders,
    style: { 'padding-left': 0, head: [] },
  });
  for (const [heading, found] of Object.entries(findings)) {
    const title = `${heading}: ${found.length === 0 ? 'nothing left' : found.length}`;
    table.push([{ colSpan: 3, content: '' }], [{ colSpan: 3, content: title }]);
    table.push(...found.map(({ what, todo, isHarmful }) => [isHarmful ? '!' : '', what, todo]));
  }
  return table.toString().replace(/ +$/gm, '');
}
