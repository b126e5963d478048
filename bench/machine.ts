import { execFileSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { basename } from 'node:path';
import { getBrowser } from '../tools/browser';
import { readScannerVersion } from './scanners';

/** Describes what the numbers depend on, without host name or paths. */
export async function describeMachine(): Promise<string> {
  const browser = await getBrowser();
  return renderMachine({
    cores: availableParallelism(),
    memory: totalmem(),
    node: process.versions.node,
    browser: basename(browser),
    browserVersion: execFileSync(browser, ['--version'], { encoding: 'utf8' }),
    lighthouse: readScannerVersion('lighthouse'),
    observatory: readScannerVersion('@mdn/mdn-http-observatory'),
  });
}

type Machine = Record<'cores' | 'memory', number> &
  Record<'node' | 'browser' | 'browserVersion' | 'lighthouse' | 'observatory', string>;

export function renderMachine({ cores, memory, node, browser, browserVersion, lighthouse, observatory }: Machine) {
  // Only the number of "Chromium 140.0.1.2 built on Debian GNU/Linux 12", which a headless shell prints too.
  const version = /\d+(\.\d+)+/.exec(browserVersion)?.[0] ?? 'unknown';
  return [
    `${cores} ${cores === 1 ? 'core' : 'cores'}`,
    `${Math.round(memory / 2 ** 30)} GB of memory`,
    `Node ${node}`,
    `${browser} ${version}`,
    `Lighthouse ${lighthouse}`,
    `MDN HTTP Observatory ${observatory}`,
  ].join(', ');
}
