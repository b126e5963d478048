import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Certificate } from '../../tools/engines/certificate';
import { readEmulatorPort } from '../../tools/paymentVariables';
import { listen } from '../../tools/ports';
import type { ServedSite } from '../../tools/serve';

/** The line between a browser and the site, which can be slow, cut, or without scripts. */
export type Line = {
  url: string;
  /** Delays scripts by so many milliseconds. */
  delayScripts: (milliseconds: number) => void;
  /** Forbids the page's scripts by a policy: drivers cannot switch them off in every engine. */
  forbidScripts: () => void;
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
  close: () => Promise<void>;
};

/** The emulator's address in the build. Each worker has an emulator at another one, so that journeys run side by side. */
const builtEmulator = `http://127.0.0.1:${readEmulatorPort()}`;

const isText = /^(text|application)\/(html|javascript|json)/;

type Options = {
  /** For https: WebKit stores no `Secure` cookie over http, not even of localhost. */
  certificate: Certificate | undefined;
  /**
   * Whether the payment page is on the site's own host, without a Cross-Origin-Opener-Policy. WebKitWebDriver loses a
   * page that Back restores in another process.
   */
  isOneSite: boolean;
};

export async function startLine(site: ServedSite, { certificate, isOneSite }: Options): Promise<Line> {
  let delay = 0;
  let policy: string | undefined;
  let emulatorUrl = '';
  const rewrite = (text: string) =>
    text.replaceAll(builtEmulator, emulatorUrl).replaceAll(String(site.emulatorUrl), emulatorUrl);

  const emulator = await startRelay({
    to: String(site.emulatorUrl),
    host: isOneSite ? 'localhost' : '127.0.0.1',
    certificate,
    rewrite,
  });
  emulatorUrl = emulator.url;
  const pages = await startRelay({
    to: site.url,
    host: 'localhost',
    certificate,
    rewrite,
    before: (path) => wait(path.endsWith('.js') ? delay : 0),
    headers: (): Record<string, string> => (policy ? { 'content-security-policy': policy } : {}),
    without: isOneSite ? ['cross-origin-opener-policy'] : [],
  });
  return {
    url: pages.url,
    delayScripts: (milliseconds) => {
      delay = milliseconds;
    },
    forbidScripts: () => {
      policy = "script-src 'none'";
    },
    goOffline: pages.stop,
    goOnline: pages.start,
    close: async () => {
      await Promise.all([pages.stop(), emulator.stop()]);
    },
  };
}

type Relay = { url: string; start: () => Promise<void>; stop: () => Promise<void> };

type RelayOptions = {
  to: string;
  host: string;
  certificate?: Certificate;
  /** Changes the text of an answer. */
  rewrite: (text: string) => string;
  /** Runs before a request goes on. */
  before?: (path: string) => Promise<void>;
  /** Added to each answer. */
  headers?: () => Record<string, string>;
  /** Taken from each answer. */
  without?: string[];
};

async function startRelay({
  to,
  host,
  certificate,
  rewrite,
  before,
  headers,
  without = [],
}: RelayOptions): Promise<Relay> {
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    await before?.(String(incoming.url));
    const sent = { ...incoming.headers, 'accept-encoding': 'identity' };
    const passed = request(`${to}${incoming.url}`, { method: incoming.method, headers: sent }, async (answered) => {
      const whole = await buffer(answered).catch(() => undefined);
      if (!whole) return response.destroy();
      const body = isText.test(String(answered.headers['content-type'])) ? rewrite(whole.toString()) : whole;
      for (const name of ['content-length', 'transfer-encoding', ...without]) delete answered.headers[name];
      const length =
        incoming.method === 'HEAD' || answered.statusCode === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
      response.writeHead(answered.statusCode ?? 502, { ...answered.headers, ...length, ...headers?.() });
      response.end(body);
    });
    // The emulator drops connections on purpose.
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  };
  const create = () => (certificate ? createTlsServer(certificate, answer) : createServer(answer));
  let server = create();
  const port = await listen(server, 0, { host });
  return {
    url: `${certificate ? 'https' : 'http'}://${host}:${port}`,
    start: async () => {
      server = create();
      await listen(server, port, { host });
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
