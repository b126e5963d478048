/** Replaced at build time. */
declare const process: { env: { DECAP?: string } };

/** Whether this build has the Decap editor (`DECAP=off` omits it). */
export function hasDecap(): boolean {
  return process.env.DECAP !== 'off';
}
