import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../preview/listen';
import { answerRequest } from './answerRequest';
import { sendOutcome } from './breakAnswer';
import { emulatorCredentials } from './credentials';
import { type Desk, freshRecords } from './desk';
import { refuseDeployment } from './refuseDeployment';

export type Emulator = { url: string; credentials: typeof emulatorCredentials; close: () => Promise<void> };

type Options = {
  /** 0 for any free one. */
  port: number;
  /** Milliseconds, as Date.now. */
  clock?: () => number;
  env?: NodeJS.ProcessEnv;
};

/**
 * Starts a stand-in for the CinetPay v2 checkout, written from CINETPAY.md alone: it imports nothing from src/, so that
 * a mistake on one side shows on the other.
 * @throws ToolError when the port is taken, or where the site is deployed
 */
export async function startEmulator({ port, clock = Date.now, env = process.env }: Options): Promise<Emulator> {
  refuseDeployment(env);
  const closing = new AbortController();
  const desk: Desk = { url: '', now: clock, records: freshRecords(), held: new Set(), closing: closing.signal };
  const server = createServer((request, response) => {
    answerRequest(desk, request, response).catch((error: unknown) => reportFailure(desk, response, error));
  });

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

function reportFailure(desk: Desk, response: ServerResponse, error: unknown): void {
  // The other side went away in the middle of its request: nobody is left to tell.
  if (response.destroyed) return;
  console.error('The payment emulator could not answer:', error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendOutcome(desk, response, { status: 500, text: 'The payment emulator could not answer.' });
}
