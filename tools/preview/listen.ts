import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ToolError } from '../toolError';

type Options = {
  /** Every address of this machine when it is not given. */
  host?: string;
  /** The variable that chooses the port, named when the port cannot be used. */
  variable?: string;
};

/** Starts listening and answers the port, which the system chooses when 0 is asked for. */
export function listen(server: Server, port: number, { host, variable = 'PORT' }: Options = {}): Promise<number> {
  // A connection that the server closes for idleness just as its client uses it again is a failure that no journey means
  // to meet, so the client alone ends it.
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
