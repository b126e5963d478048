import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sirv from 'sirv';
import { listen } from '../../tools/command';

const serveFile = sirv(resolve(__dirname, '../../public'), { dev: true, etag: true });

export type OwnServer = {
  url: string;
  /** Serves this service worker from now on. */
  replaceWorker: (code: string) => void;
  /** Delays pages. */
  slowDown: (milliseconds: number) => void;
  /** Stops the server; `comeBack` restarts it on the same port. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
};

/**
 * Serves public/ on its own port, so that a test can take the browser offline. Ignores netlify.toml: applies only what
 * these tests need, and the caching of hashed files.
 */
export async function startOwnServer(): Promise<OwnServer> {
  let worker: string | undefined;
  let delay = 0;
  const makeServer = () =>
    createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname.endsWith('/')) await wait(delay);
      if (worker && pathname === '/sw.js') return response.setHeader('Content-Type', 'text/javascript').end(worker);
      const isHashed = /^\/(static|fonts)\/|-\w+\.js$/.test(pathname);
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0');
      serveFile(request, response);
    });
  let server = makeServer();
  const port = await listen(server, 0);
  return {
    url: `http://localhost:${port}`,
    replaceWorker: (code) => {
      worker = code;
    },
    slowDown: (milliseconds) => {
      delay = milliseconds;
    },
    goAway: () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
    comeBack: async () => {
      server = makeServer();
      await listen(server, port);
    },
  };
}
