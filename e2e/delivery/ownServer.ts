import { createServer } from 'node:http';
import { resolve } from 'node:path';
import send from 'send';
import { listen } from '../../tools/preview/listen';

const publicFolder = resolve(__dirname, '../../public');

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
  const start = () =>
    createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname.endsWith('/')) await new Promise((done) => setTimeout(done, delay));
      const other = replaced.get(pathname);
      if (other) return void response.setHeader('Content-Type', other.type).end(other.text);
      const isHashed = /^\/(static|fonts)\/|-\w{20}\.js$/.test(pathname);
      const settings = isHashed ? { maxAge: '1y', immutable: true } : {};
      send(request, pathname, { root: publicFolder, extensions: ['html'], ...settings }).pipe(response);
    });
  let server = start();
  const port = await listen(server, 0);
  return {
    url: `http://localhost:${port}`,
    replace: (path, text, type) => void replaced.set(path, { text, type }),
    slowDown: (milliseconds) => {
      delay = milliseconds;
    },
    goAway: () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
    comeBack: async () => {
      server = start();
      await listen(server, port);
    },
  };
}
