import type { Finding } from './finding';

const columns = ['', 'What', 'What to do'] as const;
const widths = { mark: 1, what: 66 };

/** The findings as a table for the terminal; those that stop a production build have a mark. */
export function writeTable(findings: Readonly<Record<string, readonly Finding[]>>): string {
  const rows = Object.entries(findings).flatMap(([heading, found]) => [
    '',
    `${heading}: ${found.length === 0 ? 'nothing left' : found.length}`,
    ...found.flatMap(({ what, todo, isHarmful }) => writeRow(isHarmful ? '!' : ' ', what, todo)),
  ]);
  return [...writeRow(...columns), ...rows].join('\n');
}

function writeRow(mark: string, what: string, todo: string): string[] {
  const [first = '', ...others] = wrap(what, widths.what);
  return [
    `${mark.padEnd(widths.mark)} ${first.padEnd(widths.what)}  ${todo}`.trimEnd(),
    ...others.map((line) => `${' '.repeat(widths.mark)}   ${line}`),
  ];
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
