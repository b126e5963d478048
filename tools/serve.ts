import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { startEmulator } from './emulator/server';
import { emulatorVariables } from './paymentVariables';
import { checkPortIsFree, listen } from './ports';
import { ToolError } from './runTool';

type Ports = {
  /** 0 picks a free port. */
  port: number;
  /** When absent, no emulator starts and the environment decides where payments go. */
  emulatorPort?: number;
};

export type ServedSite = { url: string; emulatorUrl: string | undefined; close: () => Promise<unknown> };

/** Serves public/, with an emulator of the payment provider if it has a port. */
export async function startSite(root: string, { port, emulatorPort }: Ports): Promise<ServedSite> {
  const emulator = emulatorPort === undefined ? undefined : await startEmulator({ port: emulatorPort });
  // The functions read these variables at each call.
  if (emulator) Object.assign(process.env, emulatorVariables(emulator.url));
  const site = await startPreviewServer({ root, port });
  return { url: site.url, emulatorUrl: emulator?.url, close: () => Promise.all([site.close(), emulator?.close()]) };
}

export type PreviewServer = { url: string; close: () => Promise<void> };

type Options = {
  /** The folder that holds netlify.toml and public/. */
  root: string;
  /** 0 picks a free port. */
  port: number;
  /** Allows an empty public/, which `gatsby develop` fills as it runs. */
  isUnbuilt?: boolean;
};

/**
 * Serves the built site as production does: functions, redirects of netlify.toml, headers of public/_headers,
 * compression and 404 pages.
 * @throws ToolError when the port is taken or the site is not built
 */
export async function startPreviewServer({ root, port, isUnbuilt = false }: Options): Promise<PreviewServer> {
  const publicFolder = join(root, 'public');
  if (!isUnbuilt && !existsSync(join(publicFolder, 'index.html'))) {
    throw new ToolError('There is no built site in public/: run "npm run build" first.');
  }
  await checkPortIsFree(port);
  const netlify = await startNetlify(root);
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  // With `dev`, a build may replace the files.
  const serveFile = sirv(publicFolder, { dev: true, etag: true });

  /** Answers in the order of production: functions, files, redirects, then the 404 page of the language. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // "//other.host/" would be parsed as a host, here and in @netlify/dev, and become an open redirect.
    request.url = (request.url ?? '/').replace(/^\/+/, '/');
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const found = await netlify.resolve(request);
    if (found instanceof Response) return send(response, found);
    // @netlify/dev would answer a POST with the page; production does not.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(response, new Response('This URL accepts GET and HEAD only.\n', { status: 405 }));
    }
    // @netlify/dev and sirv answer /x with the page of /x/.
    if (!pathname.endsWith('/') && existsSync(join(publicFolder, decodeURIComponent(pathname), 'index.html'))) {
      return send(response, new Response(null, { status: 301, headers: { Location: `${pathname}/${search}` } }));
    }
    response.setHeaders(found);
    serveFile(request, response, () => {
      netlify
        .resolveMissing(request)
        .then((other) => send(response, other))
        .catch((error: unknown) => fail(request, response, error));
    });
  }

  const server = createServer((request, response) =>
    compress(request, response, () => {
      answer(request, response).catch((error: unknown) => fail(request, response, error));
    }),
  );
  return {
    url: `http://localhost:${await listen(server, port)}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, netlify.stop()]);
    },
  };
}

async function send(response: ServerResponse, { status, headers, body }: Response): Promise<void> {
  response.statusCode = status;
  for (const [name, value] of headers) response.appendHeader(name, value);
  if (body) await pipeline(Readable.fromWeb(body as ReadableStream), response);
  else response.end();
}

function fail({ method, url }: IncomingMessage, response: ServerResponse, error: unknown): void {
  // A client that disconnected during the answer is not an error.
  if (response.destroyed) return;
  console.error(`${method} ${url} failed:`, error);
  if (!response.headersSent) response.statusCode = 500;
  response.end();
}

const off = { enabled: false };

const offline = {
  edgeFunctions: off,
  environmentVariables: off,
  geolocation: off,
  // Empty, because the user's own token would make @netlify/dev look up a linked site on the network.
  apiToken: '',
  // Every request is refused without an address. Images get the real one below, to fetch the original.
  serverAddress: 'http://localhost',
  logger: { log: () => {}, warn: console.warn, error: console.error },
};

/**
 * Runs netlify.toml and public/_headers with @netlify/dev. Two instances, because a single one gives a file that a
 * rewrite also matches the header rules of the rewrite's target.
 */
async function startNetlify(root: string) {
  const { NetlifyDev } = await import('@netlify/dev');
  const redirects = new NetlifyDev({ ...offline, projectRoot: root, blobs: off, functions: off, images: off });
  const site = new NetlifyDev({ ...offline, projectRoot: root, redirects: off });
  await redirects.start();
  // Started last: starting sets the blobs context of the whole process.
  await site.start();
  // @netlify/dev takes 14 ms of CPU per request.
  const fileHeaders = new Map<string, Headers>();

  return {
    /** The response of a function or image; otherwise the headers of the file to serve. */
    resolve: async (request: IncomingMessage): Promise<Response | Headers> => {
      const key = `${request.method} ${request.url}`;
      const known = fileHeaders.get(key);
      if (known) return known;
      const found = await site.handleAndIntrospectNodeRequest(request, {
        serverAddress: `http://localhost:${request.socket.localPort}`,
      });
      if (found?.type === 'function' || found?.type === 'image') return found.response;
      // An unread body keeps its file open.
      await found?.response.body?.cancel();
      const headers = new Headers(found?.response.headers);
      if (found) fileHeaders.set(key, headers);
      return headers;
    },

    /** A redirect, or a 404 page: all rewrites of netlify.toml are 404 pages, which @netlify/dev answers with 200. */
    resolveMissing: async (request: IncomingMessage): Promise<Response> => {
      const found =
        (await redirects.handleAndIntrospectNodeRequest(request))?.response ??
        (await site.handle(new Request('http://localhost/404.html')));
      if (found && found.status >= 300 && found.status < 400) return found;
      return new Response(found?.body ?? 'Not found.\n', { status: 404, headers: found?.headers });
    },

    stop: () => Promise.all([redirects.stop(), site.stop()]),
  };
}
