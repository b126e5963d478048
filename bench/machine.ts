import { execFileSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { getBrowser } from '../tools/browser';
import { readScannerVersion } from './scanners';

/** What the numbers depend on: no name of a host, no path. */
export async function describeMachine(): Promise<string> {
  const browser = execFileSync(await getBrowser(), ['--version'], { encoding: 'utf8' });
  return renderMachine({
    cores: availableParallelism(),
    memory: totalmem(),
    node: process.versions.node,
    chromium: browser,
    lighthouse: readScannerVersion('lighthouse'),
    observatory: readScannerVersion('@mdn/mdn-http-observatory'),
  });
}

type Machine = Record<'cores' | 'memory', number> & Record<'node' | 'chromium' | 'lighthouse' | 'observatory', string>;

export function renderMachine({ cores, memory, node, chromium, lighthouse, observatory }: Machine): string {
  // "Chromium 140.0.1.2 built on Debian GNU/Linux 12": the number alone.
  const browser = /\d+(\.\d+)+/.exec(chromium)?.[0] ?? 'unknown';
  return [
    `${cores} ${cores === 1 ? 'core' : 'cores'}`,
    `${Math.round(memory / 2 ** 30)} GB of memory`,
    `Node ${node}`,
    `Chromium ${browser}`,
    `Lighthouse ${lighthouse}`,
    `MDN HTTP Observatory ${observatory}`,
  ].join(', ');
}
