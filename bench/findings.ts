import type { LighthouseReport } from './lighthouse';

/** The audits that keep a category of a report below 100, worst first. */
export function listFailedAudits({ audits, categories }: LighthouseReport, category: string): string {
  const failed = (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    const score = audit?.score ?? 1;
    if (weight === 0 || score >= 0.995) return [];
    return { words: audit?.displayValue ? `${id} ${audit.displayValue}` : id, lost: weight * (1 - score) };
  });
  return failed
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ words }) => words)
    .join(', ');
}

/** The element whose picture or text was the largest of the first view. */
export function describeLargest({ audits }: LighthouseReport): string {
  return findSnippets(audits['largest-contentful-paint-element'])[0] ?? '';
}

/** What moved after it had been drawn. */
export function describeShifts({ audits }: LighthouseReport): string {
  return findSnippets(audits['layout-shifts']).slice(0, 3).join(', ');
}

/** Each run's mark, with how fast the processor was then: another's load on the machine lowers both. */
export function describeRuns(reports: readonly LighthouseReport[], category: string): string {
  return reports
    .map(({ categories, environment }) => {
      const mark = Math.round(100 * (categories[category]?.score ?? 0));
      return `${mark} (${Math.round(environment.benchmarkIndex)})`;
    })
    .join(', ');
}

/** The elements that an audit names, wherever in its details it does. */
function findSnippets(details: unknown): string[] {
  if (!details || typeof details !== 'object') return [];
  if ('snippet' in details && 'selector' in details) return [`\`${String(details.selector)}\``];
  return Object.values(details).flatMap(findSnippets);
}
