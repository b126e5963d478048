import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { getBrowser } from '../tools/browser';

/** Describes what the times depend on, without host name or paths. */
export async function describeMachine(): Promise<string> {
  const version = execFileSync(await getBrowser(), ['--version'], { encoding: 'utf8' });
  // Only the number of "Chromium 140.0.1.2 built on Debian GNU/Linux 12".
  const [number = 'unknown'] = /\d+(\.\d+)+/.exec(version) ?? [];
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${memory} GB of memory, Node ${process.versions.node}, Chromium ${number}`;
}

/** How busy the machine has been: the load average, and CPU time since boot in ticks, which only Linux tells. */
export type Load = { average: number; total: number; stolen: number };

export function readLoad(stat = '/proc/stat'): Load {
  const [average = 0] = loadavg();
  const [first = ''] = existsSync(stat) ? readFileSync(stat, 'utf8').split('\n') : [];
  // cpu user nice system idle iowait irq softirq steal
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  return { average, total: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 };
}

/**
 * Describes the load between two readings. Compare no times measured above a load of 1 at the start, or with more than a
 * few percent stolen: CPU time that the hypervisor gave to other machines.
 */
export function describeLoad(before: Load, after: Load): string {
  const stolen = (100 * (after.stolen - before.stolen)) / (after.total - before.total || 1);
  return `load ${before.average.toFixed(1)} at the start, CPU steal ${stolen.toFixed(1)} %`;
}
