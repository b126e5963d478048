import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserFlags, getBrowser } from '../tools/browser';
import { readBuiltContent } from '../tools/builtContent';
import { startPreviewServer } from '../tools/serve';
import { ToolError } from '../tools/runTool';
import { describeLoad, describeMachine, readLoad } from './machine';
import { measureBuilds } from './measure/builds';
import { measureEditor } from './measure/editor';
import { measureGrowth } from './measure/growth';
import { measureLighthouse, measureSlow } from './measure/lighthouse';
import { measurePress } from './measure/press';
import { measureVisits } from './measure/visits';
import { isComplete, type MeasurementName, type Options } from './options';
import type { Bench } from './phone';
import { renderReport, renderTable } from './report';
import { judge, type Row } from './row';

const measurements: Record<MeasurementName, (bench: Bench) => Promise<Row[]>> = {
  visits: measureVisits,
  press: measurePress,
  lighthouse: measureLighthouse,
  slow: measureSlow,
  editor: measureEditor,
  builds: measureBuilds,
  growth: measureGrowth,
};

/** Measures public/, prints the table, and writes docs/benchmarks.md if the options are complete. */
export async function runBench(options: Options): Promise<void> {
  console.log(`Measuring public/, which was built from ${readBuiltContent(process.cwd()).name}`);
  const before = readLoad();
  const rows = await measureAll(options);
  const machine = await describeMachine();
  const load = describeLoad(before, readLoad());
  console.log(`\n${machine}; ${load}.\n\n${renderTable(rows)}\n`);
  if (isComplete(options)) {
    const report = renderReport({ machine, load, runs: options.runs, date: new Date(), rows });
    writeFileSync('docs/benchmarks.md', report);
    console.log('Written to docs/benchmarks.md.');
  } else {
    console.log('Not all measurements ran, or too few times: docs/benchmarks.md is unchanged.');
  }
  const broken = rows.filter((row) => judge(row) === 'LIMIT BROKEN');
  if (broken.length > 0) throw new ToolError(`${broken.length} of ${rows.length} measurements break their limit.`);
}

async function measureAll({ only, runs }: Options): Promise<Row[]> {
  const server = await startPreviewServer({ root: process.cwd(), port: 0 });
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserFlags });
  try {
    const rows: Row[] = [];
    for (const name of only) {
      const before = readLoad();
      const start = performance.now();
      console.log(`Measuring: ${name}…`);
      rows.push(...(await measure(name, { browser, siteUrl: server.url, runs })));
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`  done in ${seconds} s, ${describeLoad(before, readLoad())}`);
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A measurement that throws becomes a broken limit and does not stop the others. */
async function measure(name: MeasurementName, bench: Bench): Promise<Row[]> {
  try {
    return await measurements[name](bench);
  } catch (error) {
    console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    return [{ what: `Failures of ${name}`, value: 1, unit: 'count', budget: { limit: 0 }, note: reason }];
  }
}
