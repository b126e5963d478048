import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Netlify } from '../../tools/preview/netlify';
import { startPreviewServer } from '../../tools/preview/server';

const root = resolve(__dirname, '../..');

export type OwnServer = {
  url: string;
  /** Serves this text for a path from now on. */
  replace: (path: string, text: string, type: string) => void;
  /** Delays pages. */
  slowDown: (milliseconds: number) => void;
  /** Stops the server; `comeBack` restarts it on the same port. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
};

/** Serves public/ on its own port, so that a test can take its browser offline. */
export async function startOwnServer(): Promise<OwnServer> {
  const replaced = new Map<string, { text: string; type: string }>();
  let delay = 0;
  // In place of netlify.toml: only what these tests change, and the caching of hashed files.
  const rules: Netlify = {
    resolve: async ({ url = '/' }) => {
      const { pathname } = new URL(url, 'http://localhost');
      if (pathname.endsWith('/')) await wait(delay);
      const other = replaced.get(pathname);
      if (other) return { response: new Response(other.text, { headers: { 'Content-Type': other.type } }) };
      const isHashed = /^\/(static|fonts)\/|-\w{20}\.js$/.test(pathname);
      return { headers: { 'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0' } };
    },
    headersFor: async () => ({}),
    stop: async () => {},
  };
  const start = (port: number) => startPreviewServer({ root, port, startRules: async () => rules });
  let server = await start(0);
  const { url } = server;
  return {
    url,
    replace: (path, text, type) => void replaced.set(path, { text, type }),
    slowDown: (milliseconds) => {
      delay = milliseconds;
    },
    goAway: () => server.close(),
    comeBack: async () => {
      server = await start(Number(new URL(url).port));
    },
  };
}
