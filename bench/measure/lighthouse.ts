import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets } from '../../e2e/budgets';
import { browserFlags, getBrowser } from '../../tools/browser';
import { runNpm } from '../../tools/runProcess';
import { ToolError } from '../../tools/runTool';
import type { Bench } from '../phone';
import { describeRuns, formatValue, type Row } from '../row';
import { serveWithoutScripts } from '../scriptless';

const lighthouseCi = '@lhci/cli@0.15.1';

/** The fields of a Lighthouse report that the bench reads. */
type Report = {
  requestedUrl: string;
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
};

const paths = ['/', '/albums/chantier/'];

const categories = [
  ['performance', 'performance', budgets.performance],
  ['accessibility', 'accessibility', budgets.accessibility],
  ['best practices', 'best-practices', budgets.bestPractices],
  ['SEO', 'seo', budgets.seo],
] as const;

export function measureLighthouse(bench: Bench): Promise<Row[]> {
  return measureScores(bench, paths);
}

/** Measures Lighthouse's four scores of pages on its simulated phone. */
export async function measureScores(
  { siteUrl, runs }: Pick<Bench, 'siteUrl' | 'runs'>,
  paths: readonly string[],
): Promise<Row[]> {
  // It counts contact details that are not known yet, which are links without an address, as faults.
  const settings = { skipAudits: ['crawlable-anchors'] };
  const urls = paths.map((path) => siteUrl + path);
  const reports = await runLighthouse(urls, runs, settings);
  return paths.flatMap((where) =>
    categories.map(([name, id, budget]) => {
      const found = reports.filter(({ requestedUrl }) => requestedUrl === siteUrl + where);
      const scores = found.map((report) => 100 * (report.categories[id]?.score ?? Number.NaN));
      return describeRuns({ what: `Lighthouse, ${name}`, where, unit: 'score', budget }, scores);
    }),
  );
}

const metrics = [
  ['FCP', 'first-contentful-paint', 'milliseconds', budgets.fcp],
  ['LCP', 'largest-contentful-paint', 'milliseconds', budgets.lcp],
  ['TBT', 'total-blocking-time', 'milliseconds', budgets.tbt],
  ['CLS', 'cumulative-layout-shift', 'shift', budgets.cls],
] as const;

const appliedThrottling = {
  throttlingMethod: 'devtools',
  // 700 kbit/s and 300 ms, in DevTools' terms as Lighthouse derives them: × 0.9 and × 3.75.
  throttling: {
    requestLatencyMs: 1125,
    downloadThroughputKbps: 630,
    uploadThroughputKbps: 630,
    cpuSlowdownMultiplier: 6,
  },
  onlyAudits: metrics.map(([, id]) => id),
};

/** Measures the first view with link and CPU throttled, and the landing page's LCP against a copy without scripts. */
export async function measureSlow({ siteUrl, runs }: Bench): Promise<Row[]> {
  const bare = await serveWithoutScripts();
  try {
    const urls = [...paths.map((path) => siteUrl + path), `${bare.url}/`];
    const reports = await runLighthouse(urls, runs, appliedThrottling);
    const describe = (url: string, where: string, [name, id, unit, budget]: (typeof metrics)[number]) => {
      const found = reports.filter(({ requestedUrl }) => requestedUrl === url);
      const values = found.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
      return describeRuns({ what: `3G, ${name}`, where, unit, budget }, values);
    };
    const lcp = describe(`${siteUrl}/`, '/', metrics[1]).value;
    const lcpWithoutScripts = describe(`${bare.url}/`, '/', metrics[1]).value;
    return [
      ...paths.flatMap((path) => metrics.map((metric) => describe(siteUrl + path, path, metric))),
      {
        what: '3G, LCP ÷ LCP without scripts',
        where: '/',
        value: lcp / lcpWithoutScripts,
        unit: 'ratio',
        budget: budgets.lcpRatio,
        note: `without scripts: ${formatValue(lcpWithoutScripts, 'milliseconds')}`,
      },
    ];
  } finally {
    await bare.close();
  }
}

/** Runs Lighthouse CI, fetched by npm on first use, several times on each URL. */
async function runLighthouse(urls: string[], runs: number, settings: object): Promise<Report[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const chromeFlags = ['--headless=new', ...browserFlags].join(' ');
  const collect = { url: urls, numberOfRuns: runs, settings: { ...settings, chromeFlags } };
  writeFileSync(join(folder, 'lighthouserc.json'), JSON.stringify({ ci: { collect } }));
  try {
    const command = ['exec', '--yes', `--package=${lighthouseCi}`, '--', 'lhci', 'collect'];
    const exitCode = await runNpm(command, { cwd: folder, env: { CHROME_PATH: await getBrowser() } });
    if (exitCode !== 0) throw new ToolError(`${lighthouseCi} stopped with ${exitCode}.`);
    const results = join(folder, '.lighthouseci');
    const names = readdirSync(results).filter((name) => /^lhr-.*\.json$/.test(name));
    return names.map((name) => JSON.parse(readFileSync(join(results, name), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
