import { parseArgs } from 'node:util';
import { ToolError } from '../tools/command';

/** The measurements, in the order of their runs. */
export const measurementNames = ['visits', 'press', 'lighthouse', 'slow', 'editor', 'builds', 'growth'] as const;

export type MeasurementName = (typeof measurementNames)[number];

export type Options = {
  only: readonly MeasurementName[];
  /** How often each time and score is measured; the result is the median. */
  runs: number;
  /** Measures public/ as it is. */
  built: boolean;
};

const usualRuns = 5;

/** Growth runs only by name: its first build takes half an hour. */
const usualNames = measurementNames.filter((name) => name !== 'growth');

export function readOptions(args: string[]): Options {
  const options = { only: { type: 'string' }, runs: { type: 'string' }, built: { type: 'boolean' } } as const;
  const { only = usualNames.join(), runs = `${usualRuns}`, built = false } = parseArgs({ args, options }).values;
  const names = only.split(',').map((name) => {
    const known = measurementNames.find((each) => each === name);
    if (known) return known;
    throw new ToolError(`There is no measurement "${name}". There are: ${measurementNames.join(', ')}.`);
  });
  if (!/^[1-9]\d*$/.test(runs)) throw new ToolError(`--runs must be 1 or more, not "${runs}".`);
  return { only: names, runs: Number(runs), built };
}

/** Whether everything is measured on a new build, often enough; only such a report is saved. */
export function isComplete({ only, runs, built }: Options): boolean {
  return usualNames.every((name) => only.includes(name)) && runs >= usualRuns && !built;
}
