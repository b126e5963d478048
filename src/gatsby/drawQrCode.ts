import { encode } from 'uqr';
import type { QrCode } from '../poster/Poster';

// The white around a code that readers ask for, and room for a crease or a stain: 15 % may be lost.
const codeOptions = { border: 4, ecc: 'M' } as const;

/** The code as one path, so that it stays sharp at any size of paper and weighs little. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, codeOptions);
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return { size, path: runs.join('') };
}
