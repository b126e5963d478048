import { describeLargest, describeRuns, describeShifts, listFailedAudits } from '../findings';
import { type LighthouseReport, runLighthouse } from '../lighthouse';
import { median } from '../median';
import type { BenchPage } from '../pages';
import type { Row } from '../row';
import { targets } from '../targets';
import type { Bench } from './bench';

const categories = [
  ['performance', 'performance', targets.performance],
  ['accessibility', 'accessibility', targets.accessibility],
  ['best-practices', 'best practices', targets.bestPractices],
  ['seo', 'SEO', targets.seo],
] as const;

/** Lighthouse's four marks on its simulated mobile phone. */
export async function measureLighthouse({ siteUrl, pages, runs }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages.sample) {
    const reports: LighthouseReport[] = [];
    while (reports.length < runs) reports.push(await runLighthouse(siteUrl + page.path, flagsFor(page)));
    rows.push(...categories.map(([id, name, limits]) => readMarks(reports, page, { id, name, limits })));
  }
  return rows;
}

/** A page that search engines are asked to leave out is not to be blamed for that. */
function flagsFor({ hidden }: BenchPage): string[] {
  return hidden ? ['--skip-audits=is-crawlable'] : [];
}

type Category = { id: string; name: string; limits: (typeof categories)[number][2] };

function readMarks(reports: LighthouseReport[], { path }: BenchPage, { id, name, limits }: Category): Row {
  const marks = reports.map(({ categories }) => 100 * (categories[id]?.score ?? Number.NaN));
  return {
    what: `Lighthouse, ${name}`,
    where: path,
    value: median(marks),
    unit: 'score',
    ...limits,
    note: explainMark(reports, id),
  };
}

function explainMark(reports: LighthouseReport[], category: string): string {
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
