import { parseArgs } from 'node:util';
import { ToolError } from '../tools/toolError';

/** What can be measured, in the order it is. */
export const measurementNames = [
  'bytes',
  'scripts',
  'visits',
  'press',
  'headers',
  'axe',
  'lighthouse',
  'slow',
  'builds',
  'album',
  'weight',
] as const;

export type MeasurementName = (typeof measurementNames)[number];

export type Options = {
  only: MeasurementName[];
  /** How often Lighthouse looks at a page, and a button is pressed; the median counts. */
  runs: number;
  /** Measures these addresses alone. */
  pages?: string[];
  /** Whether the site is built first. */
  build: boolean;
};

const ownRuns = 5;

export function readOptions(words: string[]): Options {
  const { only, runs, pages, built } = parse(words);
  const names = only?.split(',') ?? [...measurementNames];
  for (const name of names) {
    if (!isMeasurementName(name)) {
      throw new ToolError(`There is no measurement "${name}". There are: ${measurementNames.join(', ')}.`);
    }
  }
  const count = Number(runs ?? ownRuns);
  if (!Number.isInteger(count) || count < 1) throw new ToolError(`--runs must be 1 or more, not "${runs}".`);
  return { only: names.filter(isMeasurementName), runs: count, pages: pages?.split(','), build: !built };
}

/** Whether everything is measured, as carefully as it should be: only then is the outcome worth keeping. */
export function isComplete({ only, runs, pages, build }: Options): boolean {
  return measurementNames.every((name) => only.includes(name)) && runs >= ownRuns && !pages && build;
}

function parse(words: string[]) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        only: { type: 'string' },
        runs: { type: 'string' },
        pages: { type: 'string' },
        built: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new ToolError(error instanceof Error ? error.message : String(error));
  }
}

function isMeasurementName(name: string): name is MeasurementName {
  return measurementNames.some((known) => known === name);
}
