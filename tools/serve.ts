import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { checkPortIsFree, listen, ToolError } from './command';
import { startEmulator } from './emulator/server';
import { emulatorVariables } from './paymentVariables';

type Options = {
  /** The folder that holds netlify.toml and public/. */
  root: string;
  /** 0 picks a free port. */
  port: number;
  /** Allows an empty public/, which `gatsby develop` fills as it runs. */
  isUnbuilt?: boolean;
};

export type ServedSite = { url: string; emulatorUrl: string | undefined; close: () => Promise<unknown> };

/**
 * Serves public/, with an emulator of the payment provider.
 * @param emulatorPort if undefined, no emulator starts, and the environment decides where payments go
 */
export async function startSite(options: Options, emulatorPort: number | undefined): Promise<ServedSite> {
  const emulator = emulatorPort === undefined ? undefined : await startEmulator({ port: emulatorPort });
  // Read by the functions at each call, and by `gatsby develop`.
  if (emulator) Object.assign(process.env, emulatorVariables(emulator.url));
  const site = await startLocalServer(options);
  return { url: site.url, emulatorUrl: emulator?.url, close: () => Promise.all([site.close(), emulator?.close()]) };
}

/**
 * Serves the built site as production does: functions, redirects of netlify.toml, headers of public/_headers,
 * compression and 404 pages.
 * @throws ToolError when the port is taken or the site is not built
 */
export async function startLocalServer({ root, port, isUnbuilt = false }: Options) {
  const publicFolder = join(root, 'public');
  if (!isUnbuilt && !existsSync(join(publicFolder, 'index.html'))) {
    throw new ToolError('There is no built site in public/: run "npm run build" first.');
  }
  await checkPortIsFree(port);
  const netlify = await startNetlify(root);
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  // With `dev`, sirv finds the files of a later build. @netlify/dev reads the header rules once, at the start.
  const serveFile = sirv(publicFolder, { dev: true, etag: true });

  /** Answers in the order of production: functions, files, redirects, then the 404 page of the language. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestUrl = readUrl(request.url);
    if (!requestUrl) return writeResponse(response, new Response('This URL is invalid.\n', { status: 400 }));
    const { pathname, search, path } = requestUrl;
    const resolved = await netlify.resolve(request, response);
    if (resolved instanceof Response) return writeResponse(response, resolved);
    // @netlify/dev would answer a POST with the page; production does not.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return writeResponse(response, new Response('This URL accepts GET and HEAD only.\n', { status: 405 }));
    }
    // @netlify/dev and sirv answer /x with the page of /x/.
    if (!pathname.endsWith('/') && existsSync(join(publicFolder, path, 'index.html'))) {
      return writeResponse(
        response,
        new Response(null, { status: 301, headers: { Location: `${pathname}/${search}` } }),
      );
    }
    if (response.destroyed) return;
    response.setHeaders(resolved);
    // sirv does not close the file when the client leaves, nor catch its error when a build has just removed it.
    response.once('pipe', (file: Readable) => {
      file.once('error', (error) => fail(request, response, error));
      response.once('close', () => file.destroy());
    });
    serveFile(request, response, () => {
      netlify
        .resolveMissing(request)
        .then((other) => writeResponse(response, other))
        .catch((error: unknown) => fail(request, response, error));
    });
  }

  const server = createServer((request, response) =>
    compress(request, response, () => {
      answer(request, response).catch((error: unknown) => fail(request, response, error));
    }),
  );
  const listening = await listen(server, port);
  return { url: `http://localhost:${listening.port}`, close: () => Promise.all([listening.close(), netlify.stop()]) };
}

/** @returns undefined for `//`, which names no host, and for a path that cannot be decoded */
function readUrl(url = '/'): { pathname: string; search: string; path: string } | undefined {
  try {
    const { pathname, search } = new URL(url, 'http://localhost');
    return { pathname, search, path: decodeURIComponent(pathname) };
  } catch {
    return undefined;
  }
}

/** Reads the whole body: when a client leaves, a cancelled body can end the process (nodejs/undici #5715). */
async function writeResponse(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.end(body);
}

function fail({ method, url }: IncomingMessage, response: ServerResponse, error: unknown): void {
  // A client that disconnected during the answer is not an error.
  if (response.destroyed) return;
  console.error(`${method} ${url} failed:`, error);
  if (!response.headersSent) response.statusCode = 500;
  response.end();
}

/** How many requests, resized pictures aside, @netlify/dev handles at a time. A function takes a thread and 20 MB. */
const maxCalls = 8;

/** How many URLs have their headers cached. A limit, because each query is another URL of the same file. */
const maxKnownFiles = 1000;

/** Runs at most `max` jobs at a time; the others wait for their turn. */
export function limitTo(max: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running === max) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await job();
    } finally {
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  };
}

const off = { enabled: false };

const offline = {
  edgeFunctions: off,
  environmentVariables: off,
  geolocation: off,
  // Empty, because the user's own token would make @netlify/dev look up a linked site on the network.
  apiToken: '',
  // Required, and replaced in `resolve` by the real URL, at which @netlify/dev fetches the original of an image.
  serverAddress: 'http://localhost',
  logger: { log: () => {}, warn: console.warn, error: console.error },
};

/**
 * Runs netlify.toml and public/_headers with @netlify/dev. The redirect rules have an instance of their own: otherwise
 * an existing file would get the headers of a rule's target.
 */
async function startNetlify(root: string) {
  const { NetlifyDev } = await import('@netlify/dev');
  const redirects = new NetlifyDev({ ...offline, projectRoot: root, blobs: off, functions: off, images: off });
  const site = new NetlifyDev({ ...offline, projectRoot: root, redirects: off });
  await redirects.start();
  // Started last, because its start sets the blobs context of the process, which the functions read.
  await site.start();
  // A cache, because @netlify/dev takes 14 ms of CPU per request.
  const fileHeaders = new Map<string, Headers>();
  const takeTurn = limitTo(maxCalls);

  return {
    /** The response of a function or image; otherwise the headers of the file to serve. */
    resolve: async (request: IncomingMessage, response: ServerResponse): Promise<Response | Headers> => {
      const key = `${request.method} ${request.url}`;
      const known = fileHeaders.get(key);
      if (known) return known;
      const ask = async () => {
        if (response.destroyed) throw new Error('The client has left.');
        return site.handleAndIntrospectNodeRequest(request, {
          serverAddress: `http://localhost:${request.socket.localPort}`,
        });
      };
      // A resized picture takes no turn, because it waits for the request of its original, which takes a turn.
      const found = await (request.url?.startsWith('/.netlify/images') ? ask() : takeTurn(ask));
      if (found?.type === 'function' || found?.type === 'image') return found.response;
      // An unread body keeps its file open; cancelling it can end the process: see `writeResponse`.
      await found?.response.arrayBuffer();
      const headers = new Headers(found?.response.headers);
      if (fileHeaders.size >= maxKnownFiles) fileHeaders.clear();
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
