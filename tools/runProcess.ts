import { spawn } from 'node:child_process';
import { constants } from 'node:os';

type Options = { env?: NodeJS.ProcessEnv; timeout?: number };

/**
 * Runs a program in the foreground, its output passed through, and answers its exit code.
 * A signal sent to us is handed on and waited for, so that the caller can clean up; it then counts as a failure.
 */
export function runProcess(command: string, args: string[], { env, timeout }: Options = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, timeout });
  let interruptedBy: 'SIGINT' | 'SIGTERM' | undefined;
  const handOn = (signal: 'SIGINT' | 'SIGTERM') => {
    interruptedBy = signal;
    child.kill(signal);
  };
  process.on('SIGINT', handOn);
  process.on('SIGTERM', handOn);

  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(interruptedBy ? 128 + constants.signals[interruptedBy] : (code ?? 1)));
  }).finally(() => {
    process.off('SIGINT', handOn);
    process.off('SIGTERM', handOn);
  });
}
