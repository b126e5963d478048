import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Options = { cwd: string; env?: Record<string, string> };

const loader = pathToFileURL(require.resolve('tsx')).href;

/**
 * Runs a file of the project like a command of package.json.
 * @returns its output and exit code
 */
export function runCommand(file: string, words: string[], { cwd, env }: Options) {
  const path = join(__dirname, '../..', file);
  const command = ['--import', loader, path, ...words];
  const options = { cwd, env: { PATH: process.env.PATH, ...env } };
  return new Promise<{ output: string; exitCode: number }>((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ output: stdout + stderr, exitCode: error ? Number(error.code ?? 1) : 0 }),
    );
  });
}
