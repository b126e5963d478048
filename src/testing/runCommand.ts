import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Options = {
  cwd: string;
  env?: Record<string, string>;
  /** Stops the command as Ctrl+C does, once it has printed this text. */
  until?: string;
};

const loader = pathToFileURL(require.resolve('tsx')).href;

/**
 * Runs a file of the project like a command of package.json.
 * @returns its output and exit code
 */
export function runCommand(file: string, words: string[], { cwd, env, until }: Options) {
  const path = join(__dirname, '../..', file);
  const child = spawn(process.execPath, ['--import', loader, path, ...words], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  const collect = (data: Buffer) => {
    output += data;
    if (until && output.includes(until)) child.kill('SIGINT');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise<{ output: string; exitCode: number | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ output, exitCode }));
  });
}
