import { runProcess } from './runProcess';

/** Runs npm in the foreground and resolves to its exit code. */
export function runNpm(args: string[], options?: Parameters<typeof runProcess>[2]): Promise<number> {
  // npm sets npm_execpath for its scripts; Windows does not find it by name.
  const npm = process.env.npm_execpath;
  return npm ? runProcess(process.execPath, [npm, ...args], options) : runProcess('npm', args, options);
}
