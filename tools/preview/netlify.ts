import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

export type HeaderRules = Record<string, string>;

/** Either somebody answered, or the address is left to the files, with the header rules that match it. */
type Resolution = { response: Response } | { headers: HeaderRules };

export type Netlify = {
  judge: (request: IncomingMessage) => Promise<Resolution>;
  headersFor: (pathname: string) => Promise<HeaderRules>;
  stop: () => Promise<void>;
};

const off = { enabled: false };

const offline = {
  edgeFunctions: off,
  environmentVariables: off,
  geolocation: off,
  // An empty token and not the one of this machine's user: a site linked to Netlify would be looked up on the network.
  apiToken: '',
  // Without one every request is refused. Images are given the real one, to fetch the original from.
  serverAddress: 'http://localhost',
  logger: { log: () => {}, warn: console.warn, error: console.error },
};

/**
 * Netlify's own machinery running netlify.toml and public/_headers: functions, pictures of its Image CDN, header rules and
 * redirects, in the order of production.
 * Two instances, because one alone gives a file that a rewrite also matches the header rules of the rewrite's target.
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
  // Last: starting sets what functions see of blobs for the whole process.
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
    // A rewrite: @netlify/dev answers 200 whatever status the rule names. The only rewrites here are the 404 pages,
    // which findNotFoundPage chooses.
    await discard(redirected);
    return { headers };
  };
  // Netlify's machinery takes 14 ms of processor per request. What it says of files holds until a build writes other rules.
  const rules = join(root, 'public/_headers');
  const leftToFiles = new Map<string, Resolution>();

  return {
    judge: async (request) => {
      const { mtimeMs = 0 } = (await stat(rules).catch(() => undefined)) ?? {};
      const asked = `${mtimeMs} ${request.method} ${request.url}`;
      const verdict = leftToFiles.get(asked) ?? (await askNetlify(request));
      if ('headers' in verdict) leftToFiles.set(asked, verdict);
      return verdict;
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

/** An answer nobody reads keeps its file open. */
async function discard(response: Response | undefined): Promise<void> {
  await response?.body?.cancel();
}
