import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ToolError } from '../toolError';
import { answerRequest, type Site, sendText } from './answerRequest';
import { keepCompressed } from './compress';
import { checkPortIsFree, listen } from './listen';
import { startNetlify } from './netlify';

export type PreviewServer = { url: string; close: () => Promise<void> };

type Options = {
  /** The folder that holds netlify.toml and public/. */
  root: string;
  /** 0 for any free one. */
  port: number;
  /** Whether there may be no site in public/ yet: `gatsby develop` fills it as it goes. */
  isUnbuilt?: boolean;
  /** Netlify's machinery takes seconds to load: tests of what it has no part in give another. */
  startRules?: typeof startNetlify;
};

/**
 * Serves the built site as production would: the redirects of netlify.toml, the headers of public/_headers, the functions,
 * compression and the 404 pages.
 */
export async function startPreviewServer(options: Options): Promise<PreviewServer> {
  const { root, port, isUnbuilt = false, startRules = startNetlify } = options;
  const publicFolder = join(root, 'public');
  if (!isUnbuilt && !existsSync(join(publicFolder, 'index.html'))) {
    throw new ToolError('There is no built site in public/: run "npm run build" first.');
  }
  await checkPortIsFree(port);
  const netlify = await startRules(root);
  const site: Site = { publicFolder, netlify, compress: keepCompressed(join(root, '.cache/compressed')) };
  const server = createServer((request, response) => {
    answerRequest(site, request, response).catch((error: unknown) => reportFailure(request, response, error));
  });

  return {
    url: `http://localhost:${await listen(server, port)}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, netlify.stop()]);
    },
  };
}

function reportFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The browser went away in the middle of an answer: nobody is left to tell.
  if (response.destroyed) return;
  console.error(`${request.method} ${request.url} failed:`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const reason = error instanceof Error ? error.message : String(error);
  sendText(response, 500, `The preview server could not answer: ${reason}`);
}
