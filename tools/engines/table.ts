import { type EngineName, engineNames } from './engines';

/** What is read of the JSON report of Playwright. */
export type Report = { suites: Suite[] };
type Suite = { specs: { title: string; tests: { projectName: string; status: string }[] }[]; suites?: Suite[] };

const marks: Record<string, string> = { expected: '✔', unexpected: '✘' };

/** A table of journeys and engines; an old engine runs a part of the journeys. */
export function writeTable({ suites }: Report, versions: Record<EngineName, string>): string {
  const results = new Map<string, Partial<Record<string, string>>>();
  for (const { title, tests } of suites.flatMap(listSpecs)) {
    const row = results.get(title) ?? {};
    for (const { projectName, status } of tests) row[projectName] = marks[status] ?? status;
    results.set(title, row);
  }
  const heads = engineNames.map((name) => `${name.split('-')[0]} ${versions[name]}`);
  const lines = [...results].map(([title, row]) => [title, ...engineNames.map((name) => row[name] ?? '')]);
  return [['Journey', ...heads], ['---', ...heads.map(() => '---')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Those of `test.describe` are in suites of their own. */
function listSpecs({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

const start = '<!-- engines -->';
const end = '<!-- /engines -->';

/** Puts a table between its two marks in a document. */
export function replaceTable(document: string, table: string): string {
  const [before, rest = ''] = document.split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`The document has no ${start} and ${end}.`);
  return `${before}${start}\n${table}\n${end}${after}`;
}
