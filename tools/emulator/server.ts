import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { listen, ToolError } from '../command';
import { emulatedCinetpay } from './cinetpay';
import { emulatedCinetpayV1 } from './cinetpay-v1';
import { serveHostedPages } from './hostedPage';
import { type EmulatedProvider, EmulatorState, type Env, notifyTimes } from './payments';

export const emulatedProviders: readonly EmulatedProvider[] = [emulatedCinetpay, emulatedCinetpayV1];

type Options = { port: number; env?: NodeJS.ProcessEnv };
export type RunningEmulator = { url: string; close: () => Promise<unknown> };

/**
 * Starts an emulator of the payment providers; port 0 picks a free one. It shares only src/country.ts with the site, so
 * that where one side misreads a provider's document, the other contradicts it.
 * @throws ToolError when the port is taken, or where the site is deployed
 */
export async function startEmulator({ port, env = process.env }: Options): Promise<RunningEmulator> {
  refuseDeployment(env);
  const emulator = new EmulatorState();
  // The Netlify emulation runs in the same process and needs Node's own Request and Response.
  const server = createServer(getRequestListener(serveAll(emulator).fetch, { overrideGlobalObjects: false }));
  // The site is on localhost; another host makes the payment cross-site, so that cookies behave as in production.
  const host = '127.0.0.1';
  const listening = await listen(server, port, { host, variable: 'EMULATOR_PORT' });
  emulator.url = `http://${host}:${listening.port}`;
  return { url: emulator.url, close: listening.close };
}

/** @throws ToolError on a deployed site, where an emulated payment would thank a donor who gave no money */
export function refuseDeployment(env: NodeJS.ProcessEnv): void {
  const sign = env.NETLIFY ? 'NETLIFY' : env.CONTEXT === 'production' && 'CONTEXT=production';
  if (sign) throw new ToolError(`The payment emulator never runs beside a deployed site: ${sign} is set.`);
}

/**
 * GET `/` answers the memory, DELETE clears it. `/?notify=never` chooses when the site is notified. A payment's page is
 * `/payment/<token>`.
 */
function serveAll(emulator: EmulatorState): Hono<Env> {
  const app = new Hono<Env>();
  for (const { serve } of emulatedProviders) app.route('/', serve(emulator));
  app.route('/', serveHostedPages(emulator, emulatedProviders));
  app.on(['GET', 'DELETE'], '/', ({ req, json }) => {
    if (req.method === 'DELETE') emulator.memory = new EmulatorState().memory;
    const chosen = notifyTimes.find((time) => time === req.query('notify'));
    if (chosen) emulator.memory.notifyTime = chosen;
    return json(emulator.memory);
  });
  app.onError(({ message }, context) => context.text(message, 400));
  return app;
}
