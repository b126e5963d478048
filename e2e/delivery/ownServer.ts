import { createServer } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { listen } from '../../tools/command';

const serveFile = sirv(resolve(__dirname, '../../public'), { dev: true, etag: true });

/** What a test may change at any time. */
type Conditions = {
  /** Whether the server cannot be reached, keeps pages waiting without an answer, or works. */
  network: 'gone' | 'silent' | 'up';
  /** The code of another service worker. */
  worker?: string;
};

/**
 * Serves public/ on its own port, so that a test can take the site offline. Ignores netlify.toml and `_headers`.
 */
export async function startOwnServer() {
  const conditions: Conditions = { network: 'up' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (conditions.network === 'gone') return request.destroy();
    if (conditions.network === 'silent' && pathname.endsWith('/')) return;
    if (conditions.worker && pathname === '/sw.js')
      return response.setHeader('Content-Type', 'text/javascript').end(conditions.worker);
    const isHashed = /^\/(static|fonts)\/|-\w+\.js$/.test(pathname);
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0');
    serveFile(request, response);
  });
  const { port, close } = await listen(server, 0);
  return Object.assign(conditions, { url: `http://localhost:${port}`, close });
}
