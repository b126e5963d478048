import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A failure whose message is enough for the user: printed without a stack. */
export class ToolError extends Error {}

/**
 * Runs a command of package.json. A ToolError and an unknown option print their message only; every failure sets a
 * non-zero exit code.
 */
export function runTool(main: () => Promise<void>): void {
  // The reader of a pipe, such as `head`, may close it before all is written.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  // Starts `main` once its file has been evaluated, because `main` may use constants that are declared below.
  const running = Promise.resolve().then(main);
  running.catch((error: unknown) => {
    const isUnknownOption = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    console.error(error instanceof ToolError || isUnknownOption ? (error as Error).message : error);
    // process.exit, because a half-started server may keep the process alive.
    process.exit(1);
  });
}

/**
 * Refuses an option that npm has taken for its own: it lacked the two dashes, which people forget and PowerShell drops.
 * @throws ToolError with the correct command
 */
export function refuseOptionsOfNpm(
  names: readonly string[],
  command: string,
  sentence = 'Two dashes alone must stand before the options, which PowerShell drops (use the Command Prompt):',
): void {
  if (names.some((name) => process.env[`npm_config_${name}`] !== undefined))
    throw new ToolError(`${sentence} ${command}`);
}

type ProcessOptions = { cwd?: string; env?: NodeJS.ProcessEnv };

/**
 * Runs a program with inherited stdio and resolves to its exit code. Forwards SIGINT and SIGTERM, and waits for the
 * program to end, so that the caller can clean up. After such a signal, the exit code is 1, whatever the program's.
 */
export function runProcess(command: string, args: string[], { cwd, env }: ProcessOptions = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env } });
  let isInterrupted = false;
  const forward = (signal: NodeJS.Signals) => {
    isInterrupted = true;
    child.kill(signal);
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);

  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(isInterrupted ? 1 : (code ?? 1)));
  }).finally(() => {
    process.off('SIGINT', forward);
    process.off('SIGTERM', forward);
  });
}

/** Runs npm in the foreground and resolves to its exit code. */
export function runNpm(args: string[], options?: ProcessOptions): Promise<number> {
  // npm names its own file in npm_execpath: on Windows, spawn does not find `npm`.
  const npm = process.env.npm_execpath;
  return npm ? runProcess(process.execPath, [npm, ...args], options) : runProcess('npm', args, options);
}

/** The port in an environment variable, else the fallback. 0 picks a free port. */
export function readPort(variable = 'PORT', fallback = 8888): number {
  const text = process.env[variable] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new ToolError(`${variable} must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

type ListenOptions = {
  /** The address to listen on; all addresses by default. */
  host?: string;
  /** The environment variable that sets the port, for error messages. */
  variable?: string;
};

/** Starts listening; the system picks a port for 0. `close` also ends open connections. */
export function listen(
  server: Server,
  port: number,
  { host, variable = 'PORT' }: ListenOptions = {},
): Promise<{ port: number; close: () => Promise<void> }> {
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve()).closeAllConnections();
    });
  // No idle timeout: a connection closed just as the client reuses it would fail a journey at random.
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, port, variable)));
    server.listen({ port, host }, () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
}

/** @returns the port, which the system picks for 0 */
export async function checkPortIsFree(port: number, options?: ListenOptions): Promise<number> {
  const listening = await listen(createServer(), port, options);
  await listening.close();
  return listening.port;
}

export const findFreePort = () => checkPortIsFree(0);

function explainListenError(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  // EACCES: a port below 1024, or in a range that Windows reserves for virtual machines.
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return error;
  return new ToolError(
    `Port ${port} is taken or reserved: stop what uses it, or choose another one above 1023, such as ${variable}=9000.`,
  );
}
