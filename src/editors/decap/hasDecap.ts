/** Replaced at build time. */
declare const process: { env: { DECAP?: string } };

/**
 * Whether this build has the Decap editor (`DECAP=off` omits it). Not in routes.ts, so that bundlers can tree-shake
 * it.
 */
export function hasDecap(): boolean {
  return process.env.DECAP !== 'off';
}
