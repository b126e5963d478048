import type { Row } from './row';
import { renderTable } from './table';

const rows: Row[] = [
  {
    what: 'First view',
    where: '/',
    value: 91_000,
    unit: 'bytes',
    must: { atMost: 150_000 },
    aim: { atMost: 90_000 },
    note: 'html 9 KB | font 14 KB\npictures 60 KB',
  },
  { what: 'Lighthouse, accessibility', where: '/en/', value: 97, unit: 'score', must: { atLeast: 100 } },
  { what: 'Build, warm', value: 34_500, unit: 'milliseconds' },
];

it('renderTable shows each row with its limits and its verdict', () => {
  const [, , first, second, third] = renderTable(rows).split('\n');
  expect(splitCells(first)).toEqual([
    'First view',
    '/',
    '91.0 KB',
    '≤ 150.0 KB',
    '≤ 90.0 KB',
    'aim missed',
    'html 9 KB \\| font 14 KB pictures 60 KB',
  ]);
  expect(splitCells(second)).toEqual(['Lighthouse, accessibility', '/en/', '97', '≥ 100', '', 'MUST MISSED', '']);
  expect(splitCells(third)).toEqual(['Build, warm', '', '34.50 s', '', '', '', '']);
});

it('renderTable aligns its columns', () => {
  const lines = renderTable(rows).split('\n');
  const ends = lines.map((line) => [...line.matchAll(/(?<!\\)\|/g)].slice(0, 7).map(({ index }) => index));
  for (const line of ends) expect(line).toEqual(ends[0]);
});

function splitCells(line = ''): string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}
