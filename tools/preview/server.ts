import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { checkPortIsFree, listen } from '../ports';
import { ToolError } from '../runTool';
import { answerRequest, type Site, sendText } from './answerRequest';
import { cacheCompressed } from './compress';
import { startNetlify } from './netlify';

export type PreviewServer = { url: string; close: () => Promise<void> };

type Options = {
  /** The folder that holds netlify.toml and public/. */
  root: string;
  /** 0 picks a free port. */
  port: number;
  /** Allows an empty public/, which `gatsby develop` fills as it runs. */
  isUnbuilt?: boolean;
  /** Replaced by tests that do not need @netlify/dev, which takes seconds to load. */
  startRules?: typeof startNetlify;
};

/**
 * Serves the built site as production does: redirects of netlify.toml, headers of public/_headers, functions,
 * compression and 404 pages.
 * @throws ToolError when the port is taken or the site is not built
 */
export async function startPreviewServer(options: Options): Promise<PreviewServer> {
  const { root, port, isUnbuilt = false, startRules = startNetlify } = options;
  const publicFolder = join(root, 'public');
  if (!isUnbuilt && !existsSync(join(publicFolder, 'index.html'))) {
    throw new ToolError('There is no built site in public/: run "npm run build" first.');
  }
  await checkPortIsFree(port);
  const netlify = await startRules(root);
  const site: Site = { publicFolder, netlify, compress: cacheCompressed(join(root, '.cache/compressed')) };
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
  // A client that disconnected during the answer is not an error.
  if (response.destroyed) return;
  console.error(`${request.method} ${request.url} failed:`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const reason = error instanceof Error ? error.message : String(error);
  sendText(response, 500, `The preview server failed: ${reason}`);
}
