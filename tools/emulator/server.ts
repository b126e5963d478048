import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { listen } from '../preview/listen';
import { serveApi } from './api';
import { serveControl } from './control';
import { emulatorCredentials } from './credentials';
import { type Desk, type Env, freshRecords } from './desk';
import { serveHosted } from './hosted';
import { refuseDeployment } from './refuseDeployment';

export type Emulator = { url: string; credentials: typeof emulatorCredentials; close: () => Promise<void> };

type Options = {
  /** 0 for any free one. */
  port: number;
  /** Milliseconds, as Date.now. */
  clock?: () => number;
  env?: NodeJS.ProcessEnv;
};

/** The largest body that is read: a payment has some twenty short fields. */
export const maxSize = 100_000;

/**
 * Starts a stand-in for the CinetPay v2 checkout, written from docs/cinetpay.md alone: it imports nothing from src/, so that
 * a mistake on one side shows on the other.
 * @throws ToolError when the port is taken, or where the site is deployed
 */
export async function startEmulator({ port, clock = Date.now, env = process.env }: Options): Promise<Emulator> {
  refuseDeployment(env);
  const closing = new AbortController();
  const desk: Desk = { url: '', now: clock, records: freshRecords(), held: new Set(), closing: closing.signal };
  // Netlify's machinery runs in the same process, and keeps Node's own Request and Response.
  const server = createServer(getRequestListener(serveAll(desk).fetch, { overrideGlobalObjects: false }));

  // An address, and not localhost, where the site is served: going there and back is then between two sites, as in life,
  // and cookies behave as they will.
  const host = '127.0.0.1';
  desk.url = `http://${host}:${await listen(server, port, { host, variable: 'EMULATOR_PORT' })}`;

  return {
    url: desk.url,
    credentials: emulatorCredentials,
    close: async () => {
      closing.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function serveAll(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  app.use(methodNotAllowed({ app }));
  app.use(async (visit, next) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = visit.env.incoming.headers;
    if (chunked) return visit.text('The length of the body must be given.', 411);
    if (Number(length) > maxSize) return visit.text('This body is too long.', 413);
    visit.header('Cache-Control', 'no-store');
    return next();
  });
  app.route('/', serveApi(desk)).route('/', serveHosted(desk)).route('/', serveControl(desk));
  app.notFound((visit) => visit.text('Nothing is here.', 404));
  app.onError((error, visit) => {
    // The other side may have gone away in the middle of its request: nobody is left to tell.
    if (!visit.env.outgoing.destroyed) console.error('The payment emulator could not answer:', error);
    return visit.text('The payment emulator could not answer.', 500);
  });
  return app;
}
