import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

export type HeaderRules = Record<string, string>;

/** The response of a function, image or redirect; otherwise the header rules for the file to serve. */
type Resolution = { response: Response } | { headers: HeaderRules };

export type Netlify = {
  resolve: (request: IncomingMessage) => Promise<Resolution>;
  headersFor: (pathname: string) => Promise<HeaderRules>;
  stop: () => Promise<void>;
};

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
 * Runs netlify.toml and public/_headers with @netlify/dev: functions, the Image CDN, header rules and redirects, in the
 * order of production. Two instances, because a single one gives a file that a rewrite also matches the header rules of
 * the rewrite's target.
 */
export async function startNetlify(root: string): Promise<Netlify> {
  const { NetlifyDev } = await import('@netlify/dev');
  const redirects = new NetlifyDev({
    ...offline,
    projectRoot: root,
    blobs: off,
    functions: off,
    headers: off,
    images: off,
  });
  const site = new NetlifyDev({ ...offline, projectRoot: root, redirects: off });
  await redirects.start();
  // Started last: starting sets the blobs context of the whole process.
  await site.start();

  const askNetlify = async (request: IncomingMessage): Promise<Resolution> => {
    const headers: HeaderRules = {};
    const found = await site.handleAndIntrospectNodeRequest(request, {
      headersCollector: collectInto(headers),
      serverAddress: `http://localhost:${request.socket.localPort}`,
    });
    if (found?.type === 'function' || found?.type === 'image') return { response: found.response };
    await discard(found?.response);
    if (found) return { headers };

    const redirected = (await redirects.handleAndIntrospectNodeRequest(request))?.response;
    if (redirected && isRedirect(redirected)) return { response: redirected };
    // A rewrite, which @netlify/dev answers with 200 whatever its status. All rewrites here are 404 pages, which
    // findNotFoundPage chooses.
    await discard(redirected);
    return { headers };
  };
  // @netlify/dev takes 14 ms of CPU per request, so cache its answers for files until a build changes the rules.
  const rules = join(root, 'public/_headers');
  const fileResolutions = new Map<string, Resolution>();

  return {
    resolve: async (request) => {
      const { mtimeMs = 0 } = (await stat(rules).catch(() => undefined)) ?? {};
      const key = `${mtimeMs} ${request.method} ${request.url}`;
      const resolution = fileResolutions.get(key) ?? (await askNetlify(request));
      if ('headers' in resolution) fileResolutions.set(key, resolution);
      return resolution;
    },

    headersFor: async (pathname) => {
      const headers: HeaderRules = {};
      const page = new Request(new URL(pathname, offline.serverAddress));
      await discard(await site.handle(page, { headersCollector: collectInto(headers) }));
      return headers;
    },

    stop: async () => {
      await Promise.all([redirects.stop(), site.stop()]);
    },
  };
}

function collectInto(headers: HeaderRules): (name: string, value: string) => void {
  return (name, value) => {
    headers[name] = value;
  };
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

/** An unread body keeps its file open. */
async function discard(response: Response | undefined): Promise<void> {
  await response?.body?.cancel();
}
