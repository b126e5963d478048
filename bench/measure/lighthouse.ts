import { describeLargest, describeRuns, describeShifts, listFailedAudits } from '../findings';
import { formatValue } from '../formatValue';
import { type LighthouseReport, runLighthouse } from '../lighthouse';
import { median } from '../median';
import type { BenchPage } from '../pages';
import type { Row } from '../row';
import { serveWithoutScripts } from '../scriptless';
import { targets } from '../targets';
import type { Bench } from './bench';

const categories = [
  ['performance', 'performance', targets.performance],
  ['accessibility', 'accessibility', targets.accessibility],
  ['best-practices', 'best practices', targets.bestPractices],
  ['seo', 'SEO', targets.seo],
] as const;

/**
 * Measures Lighthouse's four scores on its simulated phone, and what scripts cost the main pages: runs alternate with
 * the same page without scripts.
 */
export async function measureLighthouse({ siteUrl, pages, runs }: Bench): Promise<Row[]> {
  const scriptless = await serveWithoutScripts(process.cwd());
  try {
    const rows: Row[] = [];
    for (const page of pages.sample) {
      const ours: LighthouseReport[] = [];
      const bare: LighthouseReport[] = [];
      while (ours.length < runs) {
        ours.push(await runLighthouse(siteUrl + page.path, flagsFor(page)));
        if (pages.main.includes(page)) bare.push(await runLighthouse(scriptless.url + page.path, performanceAlone));
      }
      rows.push(...categories.map(([id, name, limits]) => readScores(ours, page, { id, name, limits })));
      if (bare.length > 0) rows.push(...compare(ours, bare, page));
    }
    return rows;
  } finally {
    await scriptless.close();
  }
}

const performanceAlone = ['--only-categories=performance'];

function compare(ours: LighthouseReport[], bare: LighthouseReport[], { path }: BenchPage): Row[] {
  const blocking = readMedianBlocking(bare);
  return [
    {
      what: 'Lighthouse, performance lost by scripts',
      where: path,
      value: readMedianScore(bare, 'performance') - readMedianScore(ours, 'performance'),
      unit: 'score',
      ...targets.performanceLost,
      note: `without scripts, runs (processor): ${describeRuns(bare, 'performance')}`,
    },
    {
      what: 'Lighthouse, TBT added by scripts',
      where: path,
      value: readMedianBlocking(ours) - blocking,
      unit: 'milliseconds',
      ...targets.blockingAdded,
      note: `without scripts: ${formatValue(blocking, 'milliseconds')}`,
    },
  ];
}

function readMedianBlocking(reports: LighthouseReport[]): number {
  return median(reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN));
}

function readMedianScore(reports: LighthouseReport[], category: string): number {
  return median(reports.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? Number.NaN))));
}

/** Pages with noindex are not penalized for it. */
function flagsFor({ hidden }: BenchPage): string[] {
  return hidden ? ['--skip-audits=is-crawlable'] : [];
}

type Category = { id: string; name: string; limits: (typeof categories)[number][2] };

function readScores(reports: LighthouseReport[], { path }: BenchPage, { id, name, limits }: Category): Row {
  return {
    what: `Lighthouse, ${name}`,
    where: path,
    value: readMedianScore(reports, id),
    unit: 'score',
    ...limits,
    note: explainScore(reports, id),
  };
}

function explainScore(reports: LighthouseReport[], category: string): string {
  const worst = reports.toSorted((a, b) => readScore(a, category) - readScore(b, category))[0];
  const failed = worst && listFailedAudits(worst, category);
  if (!failed) return '';
  if (category !== 'performance') return failed;
  const shifts = describeShifts(worst);
  const runs = `; runs (processor): ${describeRuns(reports, category)}`;
  return `${failed}; largest: ${describeLargest(worst)}${shifts && `; moved: ${shifts}`}${runs}`;
}

function readScore({ categories }: LighthouseReport, category: string): number {
  return categories[category]?.score ?? 0;
}
