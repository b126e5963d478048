import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { notifyPath, returnPath } from '../routes';

/** What Netlify answers in production: functions, encoded pictures, and the redirect of `/admin`. */
const netlifyPaths = [returnPath, notifyPath, '/.netlify/images', '/admin'];

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** In `gatsby develop`: has the preview server, which `npm run develop` starts beside it, answer for Netlify. */
export function forwardToPreview(app: { use: (middleware: Middleware) => void }): void {
  app.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!netlifyPaths.includes(path.replace(/\/$/, ''))) return next();
    const { method, headers, url = '' } = request;
    const forwarded = ask(new URL(url, process.env.PREVIEW_URL), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once('error', next);
    request.pipe(forwarded);
  });
}
