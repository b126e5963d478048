import { runProcess } from './runProcess';

/** Runs npm in the foreground, and answers its exit code. */
export function runNpm(words: string[], options?: Parameters<typeof runProcess>[2]): Promise<number> {
  // npm tells its scripts where it is; by its name alone Windows does not find it.
  const npm = process.env.npm_execpath;
  return npm ? runProcess(process.execPath, [npm, ...words], options) : runProcess('npm', words, options);
}
