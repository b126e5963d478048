import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What the site's host answers and bills. */
export type Served = { paths: string[]; bytes: number };

type Finished = { request: IncomingMessage; socket: Socket };

const channel = 'http.server.response.finish';
const quietMilliseconds = 2000;

/**
 * What a server of this process answers until nothing is asked for any more. Counted where the host counts: a browser
 * does not show a page's developer tools what its service worker fetches.
 */
export async function recordServed(siteUrl: string, visit: () => Promise<unknown>): Promise<Served> {
  const { host } = new URL(siteUrl);
  const paths: string[] = [];
  const written = new Map<Socket, number>();
  const note = (message: unknown) => {
    const { request, socket } = message as Finished;
    if (request.headers.host !== host) return;
    paths.push(request.url ?? '');
    // All of the connection's answers so far, headers included.
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

/** Netlify's credits for a thousand such visits: 2 for 10 000 requests, 20 for a GB. */
export function countCredits({ paths, bytes }: Served): number {
  return 1000 * ((2 * paths.length) / 10_000 + (20 * bytes) / 1e9);
}
