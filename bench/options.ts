import { parseArgs } from 'node:util';
import { ToolError } from '../tools/runTool';

/** The measurements, in the order of their runs. */
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
  /** Runs per page of Lighthouse and of a timed press; the result is their median. */
  runs: number;
  /** Restricts the bench to these paths. */
  pages?: string[];
  /** Whether to build the site first. */
  build: boolean;
};

const defaultRuns = 5;

export function readOptions(args: string[]): Options {
  const { only, runs, pages, built } = parse(args);
  const names = only?.split(',') ?? [...measurementNames];
  for (const name of names) {
    if (!isMeasurementName(name)) {
      throw new ToolError(`There is no measurement "${name}". There are: ${measurementNames.join(', ')}.`);
    }
  }
  const count = Number(runs ?? defaultRuns);
  if (!Number.isInteger(count) || count < 1) throw new ToolError(`--runs must be 1 or more, not "${runs}".`);
  return { only: names.filter(isMeasurementName), runs: count, pages: pages?.split(','), build: !built };
}

/** Whether the options measure everything with enough runs; only such a report is saved. */
export function isComplete({ only, runs, pages, build }: Options): boolean {
  return measurementNames.every((name) => only.includes(name)) && runs >= defaultRuns && !pages && build;
}

function parse(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
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
