import { describeLargest, describeShifts } from '../findings';
import { formatValue } from '../formatValue';
import { type LighthouseReport, runLighthouse } from '../lighthouse';
import { median } from '../median';
import type { Row } from '../row';
import { serveWithoutScripts } from '../scriptless';
import { targets } from '../targets';
import type { Bench } from './bench';

const metrics = [
  ['FCP', 'first-contentful-paint', 'milliseconds', targets.fcp],
  ['LCP', 'largest-contentful-paint', 'milliseconds', targets.lcp],
  ['TBT', 'total-blocking-time', 'milliseconds', targets.tbt],
  ['CLS', 'cumulative-layout-shift', 'shift', targets.cls],
] as const;

// 700 kbit/s and 300 ms, in DevTools' terms as Lighthouse derives them: × 0.9 and × 3.75.
const appliedThrottling = [
  '--throttling-method=devtools',
  '--throttling.requestLatencyMs=1125',
  '--throttling.downloadThroughputKbps=630',
  '--throttling.uploadThroughputKbps=630',
  '--throttling.cpuSlowdownMultiplier=6',
  // Only the audits that are read.
  `--only-audits=${[...metrics.map(([, id]) => id), 'largest-contentful-paint-element', 'layout-shifts'].join(',')}`,
];

/**
 * Measures the first view on a slow link and CPU, throttled rather than simulated, against the same page without
 * scripts. Runs alternate, so that other load on the machine slows both.
 */
export async function measureSlow({ siteUrl, pages, runs }: Bench): Promise<Row[]> {
  const scriptless = await serveWithoutScripts(process.cwd());
  try {
    const rows: Row[] = [];
    for (const { path } of pages.main) {
      const ours: LighthouseReport[] = [];
      const bare: LighthouseReport[] = [];
      while (bare.length < runs) {
        ours.push(await runLighthouse(siteUrl + path, appliedThrottling));
        bare.push(await runLighthouse(scriptless.url + path, appliedThrottling));
      }
      rows.push(...metrics.map((metric) => readRow(ours, path, metric)), compareLcp(ours, bare, path));
    }
    return rows;
  } finally {
    await scriptless.close();
  }
}

function readRow(reports: LighthouseReport[], path: string, [name, id, unit, limits]: (typeof metrics)[number]): Row {
  const [report] = reports;
  const notes = { LCP: report && describeLargest(report), CLS: report && describeShifts(report) };
  return {
    what: `3G, ${name}`,
    where: path,
    value: readMedian(reports, id),
    unit,
    ...limits,
    note: name === 'LCP' || name === 'CLS' ? notes[name] : undefined,
  };
}

function compareLcp(ours: LighthouseReport[], bare: LighthouseReport[], path: string): Row {
  const [own, other] = [ours, bare].map((reports) => readMedian(reports, 'largest-contentful-paint'));
  return {
    what: '3G, LCP ÷ LCP without scripts',
    where: path,
    value: (own ?? Number.NaN) / (other ?? Number.NaN),
    unit: 'ratio',
    ...targets.lcpRatio,
    note: `without scripts: ${formatValue(other ?? Number.NaN, 'milliseconds')}`,
  };
}

function readMedian(reports: LighthouseReport[], id: string): number {
  return median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
}
