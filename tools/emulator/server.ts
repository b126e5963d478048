import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { listen, ToolError } from '../command';
import { emulatedCinetpay } from './cinetpay';
import { emulatedCinetpayV1 } from './cinetpay-v1';
import { type Html, renderPage, serveHostedPages } from './hostedPage';
import { type EmulatedProvider, EmulatorState, type Env, notifyTimes } from './payments';

/** The emulator of each provider that the site can use. */
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

/** GET `/control` answers the memory, DELETE clears it. `/?notify=never` chooses when the site is notified. */
function serveAll(emulator: EmulatorState): Hono<Env> {
  const app = new Hono<Env>();
  for (const { serve } of emulatedProviders) app.route('/', serve(emulator));
  app.route('/', serveHostedPages(emulator, emulatedProviders));
  app.on(['GET', 'DELETE'], '/control', (context) => {
    if (context.req.method === 'DELETE') emulator.memory = new EmulatorState().memory;
    return context.json(emulator.memory);
  });
  app.get('/', (context) => {
    const chosen = notifyTimes.find((time) => time === context.req.query('notify'));
    if (chosen) emulator.memory.notifyTime = chosen;
    return context.html(renderControlPage(emulator));
  });
  app.onError(({ message }, context) => context.text(message, 400));
  return app;
}

/** For developers, hence in English only. */
function renderControlPage({ memory }: EmulatorState): Html {
  const body = html`<h2>The site is notified</h2>
<ul>${notifyTimes.map(
    (time) =>
      html`<li><a href="/?notify=${time}" aria-current="${String(time === memory.notifyTime)}">${time}</a></li>`,
  )}</ul>
<h2>Payments</h2>
<ul>${memory.payments.map(
    ({ token, reference, state }) => html`<li><a href="/payment/${token}">${reference}</a>: ${state}</li>`,
  )}</ul>
<h2>State: GET or DELETE /control</h2>
<pre>${JSON.stringify(memory, null, 2)}</pre>`;
  return renderPage('en', 'The payments of the emulator', body);
}
