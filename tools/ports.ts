import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ToolError } from './runTool';

/** The port in an environment variable, else the fallback. 0 picks a free port. */
export function readPort(variable = 'PORT', fallback = 8888, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[variable] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new ToolError(`${variable} must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

type Options = {
  /** All interfaces when absent. */
  host?: string;
  /** The environment variable that sets the port, for error messages. */
  variable?: string;
};

/** Starts listening and resolves to the port; the system picks one for 0. */
export function listen(server: Server, port: number, { host, variable = 'PORT' }: Options = {}): Promise<number> {
  // No idle timeout: a connection closed just as the client reuses it would fail a journey at random.
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, port, variable)));
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  });
}

export async function checkPortIsFree(port: number, options?: Parameters<typeof listen>[2]): Promise<void> {
  const server = createServer();
  await listen(server, port, options);
  await new Promise((resolve) => server.close(resolve));
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function explainListenError(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new ToolError(
      `Port ${port} is already taken: stop what uses it, or choose another one, such as ${variable}=9000.`,
    );
  }
  if (error.code === 'EACCES') {
    return new ToolError(
      `Port ${port} may not be used by this account: choose one above 1023, such as ${variable}=9000.`,
    );
  }
  return error;
}
