import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A response that the host bills; `bytes` includes its headers. */
export type Served = { path: string; bytes: number };

const channel = 'http.server.response.finish';
const quietMilliseconds = 2000;

/**
 * Records what a server of this process answers until the network is idle. Counts on the server, as the host does:
 * DevTools of a page do not show what its service worker fetches.
 */
export async function recordServed(siteUrl: string, visit: () => Promise<unknown>): Promise<Served[]> {
  const { host } = new URL(siteUrl);
  const served: Served[] = [];
  const written = new Map<Socket, number>();
  const note = (message: unknown) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    if (request.headers.host !== host) return;
    // bytesWritten covers all responses of the connection.
    served.push({ path: request.url ?? '', bytes: socket.bytesWritten - (written.get(socket) ?? 0) });
    written.set(socket, socket.bytesWritten);
  };
  subscribe(channel, note);
  try {
    await visit();
    for (let before = -1; before < served.length; ) {
      before = served.length;
      await wait(quietMilliseconds);
    }
  } finally {
    unsubscribe(channel, note);
  }
  return served;
}

export function sumBytes(served: readonly Served[]): number {
  return served.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Netlify credits per 1 000 such visits: 2 per 10 000 requests and 20 per GB. */
export function countCredits(served: readonly Served[]): number {
  return 1000 * ((2 * served.length) / 10_000 + (20 * sumBytes(served)) / 1e9);
}
