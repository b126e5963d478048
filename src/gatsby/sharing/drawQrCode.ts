import { encode } from 'uqr';
import type { QrCode } from '../../site/pages/PosterPage';

// The quiet zone that readers require, in modules; level M tolerates 15 % damage, such as a crease or a stain.
const codeOptions = { border: 4, ecc: 'M' } as const;

/** Draws a QR code as one SVG path, which is small and prints sharply at any size. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, codeOptions);
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return { size, path: runs.join('') };
}
