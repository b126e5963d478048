import { encode } from 'uqr';
import type { QrCode } from '../poster/Poster';

// The white around a code that readers ask for, and room for a crease or a stain: 15 % may be lost.
const quietZone = 4;
const correction = 'M';

/** The code as one path, so that it stays sharp at any size of paper and weighs little. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: quietZone, ecc: correction });
  const runs = data.flatMap((row, y) =>
    findRuns(row).map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: runs.join('') };
}

function findRuns(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.start + last.length === x) last.length += 1;
    else runs.push({ start: x, length: 1 });
  });
  return runs;
}
