import type { LighthouseReport } from './lighthouse';

/** The audits that keep a category below 100, the largest loss first. */
export function listFailedAudits({ audits, categories }: LighthouseReport, category: string): string {
  const failed = (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    const score = audit?.score ?? 1;
    if (weight === 0 || score >= 0.995) return [];
    return { text: audit?.displayValue ? `${id} ${audit.displayValue}` : id, lost: weight * (1 - score) };
  });
  return failed
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ text }) => text)
    .join(', ');
}

/** The selector of the LCP element. */
export function describeLargest({ audits }: LighthouseReport): string {
  return findSelectors(audits['largest-contentful-paint-element'])[0] ?? '';
}

/** The selectors of up to three shifted elements. */
export function describeShifts({ audits }: LighthouseReport): string {
  return findSelectors(audits['layout-shifts']).slice(0, 3).join(', ');
}

/** The score of each run with its CPU benchmark: other load on the machine lowers both. */
export function describeRuns(reports: readonly LighthouseReport[], category: string): string {
  return reports
    .map(({ categories, environment }) => {
      const score = Math.round(100 * (categories[category]?.score ?? 0));
      return `${score} (${Math.round(environment.benchmarkIndex)})`;
    })
    .join(', ');
}

/** The selectors anywhere in the details of an audit. */
function findSelectors(details: unknown): string[] {
  if (!details || typeof details !== 'object') return [];
  if ('snippet' in details && 'selector' in details) return [`\`${String(details.selector)}\``];
  return Object.values(details).flatMap(findSelectors);
}
