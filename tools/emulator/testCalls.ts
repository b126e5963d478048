import { type IncomingHttpHeaders, request } from 'node:http';
import type { EmulatedProvider } from './emulatedProvider';
import { type Emulator, startEmulator } from './server';

// Calls for the tests of the emulator and of each provider's part of it.

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

type EmulatorOptions = { clock?: () => number; providers?: readonly EmulatedProvider[] };

/** Starts an emulator for the tests of a file and resets it after each. */
export function useEmulator(options: EmulatorOptions = {}): () => Emulator {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startEmulator({ port: 0, env: {}, ...options });
  });
  afterEach(() => ask(`${emulator.url}/control`, { method: 'DELETE' }));
  afterAll(() => emulator.close());
  return () => emulator;
}

/** Sends exactly what is given: fetch would add a user agent, follow redirects and hide broken answers. */
export function ask(url: string, { method = 'GET', headers, body }: RequestOptions = {}): Promise<Reply> {
  return new Promise((done, fail) => {
    const outgoing = request(url, { method, headers, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      done({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    outgoing.once('error', fail);
    outgoing.end(body);
  });
}

export const jsonHeaders = { 'User-Agent': 'a browser', 'Content-Type': 'application/json' };

export function press(paymentUrl: string, decision: string): Promise<Reply> {
  return ask(paymentUrl, { method: 'POST', body: new URLSearchParams({ decision }).toString() });
}

export function control({ url }: Emulator, settings: unknown): Promise<Reply> {
  return ask(`${url}/control`, { method: 'PUT', body: JSON.stringify(settings) });
}
