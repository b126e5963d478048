import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { serveApi } from '../../src/donation/providers/cinetpay/emulator/api';
import { serveV1 } from '../../src/donation/providers/cinetpay-v1/emulator/api';
import { listen } from '../ports';
import { ToolError } from '../runTool';
import { serveControl } from './control';
import { emulatorCredentials } from './credentials';
import { type EmulatorState, type Env, emptyRecords } from './emulatorState';
import { serveHosted } from './hosted';

export type Emulator = { url: string; credentials: typeof emulatorCredentials; close: () => Promise<void> };

type Options = {
  /** 0 picks a free port. */
  port: number;
  /** Milliseconds, as Date.now. */
  clock?: () => number;
  env?: NodeJS.ProcessEnv;
};

/**
 * Starts an emulator of CinetPay's checkout, v2 and v1, each written from its document alone (docs/cinetpay.md and
 * docs/cinetpay-v1.md). It imports nothing from src/, so
 * that a misreading on one side fails against the other.
 * @throws ToolError when the port is taken, or where the site is deployed
 */
export async function startEmulator({ port, clock = Date.now, env = process.env }: Options): Promise<Emulator> {
  refuseDeployment(env);
  const closing = new AbortController();
  const emulator: EmulatorState = {
    url: '',
    now: clock,
    records: emptyRecords(),
    held: new Set(),
    closing: closing.signal,
  };
  // The Netlify emulation runs in the same process and needs Node's own Request and Response.
  const server = createServer(getRequestListener(serveAll(emulator).fetch, { overrideGlobalObjects: false }));

  // The site is on localhost; another host makes the payment cross-site, so that cookies behave as in production.
  const host = '127.0.0.1';
  emulator.url = `http://${host}:${await listen(server, port, { host, variable: 'EMULATOR_PORT' })}`;

  return {
    url: emulator.url,
    credentials: emulatorCredentials,
    close: async () => {
      closing.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** @throws ToolError on a deployed site, where an emulated payment would thank a donor who gave no money */
export function refuseDeployment(env: NodeJS.ProcessEnv): void {
  const sign = env.NETLIFY ? 'NETLIFY' : env.CONTEXT === 'production' && 'CONTEXT=production';
  if (sign) {
    throw new ToolError(
      `The payment emulator takes no real money and never runs beside a deployed site: ${sign} is set.`,
    );
  }
}

function serveAll(emulator: EmulatorState): Hono<Env> {
  const app = new Hono<Env>();
  app.use(methodNotAllowed({ app }));
  app.use((context, next) => {
    context.header('Cache-Control', 'no-store');
    return next();
  });
  for (const serve of [serveApi, serveV1, serveHosted, serveControl]) app.route('/', serve(emulator));
  app.notFound((context) => context.text('Not found.', 404));
  app.onError((error, context) => {
    // A client that disconnected during its request is not an error.
    if (!context.env.outgoing.destroyed) console.error('The payment emulator failed:', error);
    return context.text('The payment emulator failed.', 500);
  });
  return app;
}
