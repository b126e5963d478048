import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The requests and bytes that the host bills. */
export type Served = { paths: string[]; bytes: number };

type Finished = { request: IncomingMessage; socket: Socket };

const channel = 'http.server.response.finish';
const quietMilliseconds = 2000;

/**
 * Records what a server of this process answers until the network is idle. Counts on the server, as the host does:
 * DevTools of a page do not show what its service worker fetches.
 */
export async function recordServed(siteUrl: string, visit: () => Promise<unknown>): Promise<Served> {
  const { host } = new URL(siteUrl);
  const paths: string[] = [];
  const written = new Map<Socket, number>();
  const note = (message: unknown) => {
    const { request, socket } = message as Finished;
    if (request.headers.host !== host) return;
    paths.push(request.url ?? '');
    // bytesWritten covers all responses of the connection, headers included.
    written.set(socket, socket.bytesWritten);
  };
  subscribe(channel, note);
  try {
    await visit();
    for (let before = -1; before < paths.length; ) {
      before = paths.length;
      await wait(quietMilliseconds);
    }
  } finally {
    unsubscribe(channel, note);
  }
  return { paths, bytes: [...written.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

/** Netlify credits per 1 000 such visits: 2 per 10 000 requests and 20 per GB. */
export function countCredits({ paths, bytes }: Served): number {
  return 1000 * ((2 * paths.length) / 10_000 + (20 * bytes) / 1e9);
}
