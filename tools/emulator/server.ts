import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { listen, ToolError } from '../command';
import { serveControl } from './control';
import type { EmulatedProvider } from './emulatedProvider';
import { apiPath, loadEmulatedProviders } from './emulatedProviders';
import { type EmulatorState, type Env, emptyRecords } from './emulatorState';
import { serveHosted } from './hosted';
import { commonChoices } from './settings';

export type Emulator = { url: string; close: () => Promise<void> };

type Options = {
  /** 0 picks a free port. */
  port: number;
  /** Milliseconds, as Date.now. */
  clock?: () => number;
  env?: NodeJS.ProcessEnv;
  /** The site's when absent. */
  providers?: readonly EmulatedProvider[];
};

/**
 * Starts an emulator of the payment providers, each written from its document alone: no code of the site runs in it, so
 * that a misreading on one side fails against the other.
 * @throws ToolError when the port is taken, when a provider has no emulator, or where the site is deployed
 */
export async function startEmulator({
  port,
  clock = Date.now,
  env = process.env,
  providers = loadEmulatedProviders(),
}: Options): Promise<Emulator> {
  refuseDeployment(env);
  const closing = new AbortController();
  const emulator: EmulatorState = {
    url: '',
    now: clock,
    records: emptyRecords([commonChoices, ...providers]),
    held: new Set(),
    closing: closing.signal,
  };
  // The Netlify emulation runs in the same process and needs Node's own Request and Response.
  const server = createServer(
    getRequestListener(serveAll(emulator, providers).fetch, { overrideGlobalObjects: false }),
  );

  // The site is on localhost; another host makes the payment cross-site, so that cookies behave as in production.
  const host = '127.0.0.1';
  emulator.url = `http://${host}:${await listen(server, port, { host, variable: 'EMULATOR_PORT' })}`;

  return {
    url: emulator.url,
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

function serveAll(emulator: EmulatorState, providers: readonly EmulatedProvider[]): Hono<Env> {
  const app = new Hono<Env>();
  app.use(methodNotAllowed({ app }));
  app.use((context, next) => {
    context.header('Cache-Control', 'no-store');
    return next();
  });
  for (const { id, serve } of providers) app.route(apiPath(id), serve(emulator));
  app.route('/', serveHosted(emulator, providers));
  app.route('/', serveControl(emulator));
  app.notFound((context) => context.text('Not found.', 404));
  app.onError((error, context) => {
    // A client that disconnected during its request is not an error.
    if (!context.env.outgoing.destroyed) console.error('The payment emulator failed:', error);
    return context.text('The payment emulator failed.', 500);
  });
  return app;
}
