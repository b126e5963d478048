import { spawn } from 'node:child_process';
import { constants } from 'node:os';

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number };

/**
 * Runs a program with inherited stdio and resolves to its exit code. Forwards SIGINT and SIGTERM and waits for the
 * child, so that the caller can clean up; the exit code is then 128 + the signal.
 */
export function runProcess(command: string, args: string[], { cwd, env, timeout }: Options = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env }, timeout });
  let interruptedBy: 'SIGINT' | 'SIGTERM' | undefined;
  const forward = (signal: 'SIGINT' | 'SIGTERM') => {
    interruptedBy = signal;
    child.kill(signal);
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);

  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(interruptedBy ? 128 + constants.signals[interruptedBy] : (code ?? 1)));
  }).finally(() => {
    process.off('SIGINT', forward);
    process.off('SIGTERM', forward);
  });
}

/** Runs npm in the foreground and resolves to its exit code. */
export function runNpm(args: string[], options?: Parameters<typeof runProcess>[2]): Promise<number> {
  // npm sets npm_execpath for its scripts; Windows does not find it by name.
  const npm = process.env.npm_execpath;
  return npm ? runProcess(process.execPath, [npm, ...args], options) : runProcess('npm', args, options);
}
