import { brotliCompressSync, constants } from 'node:zlib';

/** The size of a text or file as hosts send it: they compress at Brotli 5 when they serve it. */
export function weigh(data: string | Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
