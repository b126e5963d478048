import { mkdirSync, writeFileSync } from 'node:fs';
import { startPreviewServer } from '../tools/preview/server';
import { ToolError } from '../tools/runTool';
import { describeMachine } from './machine';
import { measureAlbum } from './measure/album';
import { measureAxe } from './measure/axe';
import type { Bench, GrownProject, Measurement } from './measure/bench';
import { growProject, measureBuilds } from './measure/builds';
import { measureBytes } from './measure/bytes';
import { measureHeaders } from './measure/headers';
import { measureLighthouse } from './measure/lighthouse';
import { measurePress } from './measure/press';
import { measureScripts } from './measure/scripts';
import { measureSlow } from './measure/slow';
import { measureVisits } from './measure/visits';
import { measureWeight } from './measure/weight';
import { isComplete, type MeasurementName, measurementNames, type Options } from './options';
import { type BenchPage, everyPage, mainPages, samplePages } from './pages';
import { launchBrowser } from './phone';
import { renderReport } from './report';
import { findMissedMusts, type Row } from './row';
import { renderTable } from './table';

const measurements: Record<MeasurementName, Measurement> = {
  bytes: measureBytes,
  scripts: measureScripts,
  visits: measureVisits,
  press: measurePress,
  headers: measureHeaders,
  axe: measureAxe,
  lighthouse: measureLighthouse,
  slow: measureSlow,
  builds: measureBuilds,
  album: measureAlbum,
  weight: measureWeight,
};

/** Measures public/, prints the table, and writes docs/benchmarks.md if the options are complete. */
export async function runBench(options: Options): Promise<void> {
  const rows = await measureAll(options);
  console.log(`\n${renderTable(rows)}\n`);
  if (isComplete(options)) {
    mkdirSync('docs', { recursive: true });
    const report = { machine: await describeMachine(), date: new Date(), runs: options.runs, rows };
    writeFileSync('docs/benchmarks.md', renderReport(report));
    console.log('Written to docs/benchmarks.md.');
  } else {
    console.log('Not all measurements ran, or too few times: docs/benchmarks.md is unchanged.');
  }
  const missed = findMissedMusts(rows);
  if (missed.length > 0) throw new ToolError(`${missed.length} of ${rows.length} numbers miss their must.`);
}

async function measureAll({ only, runs, pages }: Options): Promise<Row[]> {
  const choose = (known: BenchPage[]) => known.filter(({ path }) => !pages || pages.includes(path));
  const server = await startPreviewServer({ root: process.cwd(), port: 0 });
  const browser = await launchBrowser();
  let grown: Promise<GrownProject> | undefined;
  const bench: Bench = {
    browser,
    siteUrl: server.url,
    pages: { every: choose(everyPage), sample: choose(samplePages), main: choose(mainPages) },
    runs,
    growProject: () => {
      grown ??= growProject();
      return grown;
    },
  };
  try {
    const rows: Row[] = [];
    for (const name of measurementNames.filter((known) => only.includes(known))) {
      const start = performance.now();
      console.log(`Measuring: ${name}…`);
      rows.push(...(await measure(name, bench)));
      console.log(`  done in ${Math.round((performance.now() - start) / 1000)} s`);
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
    // A failed project has already removed itself and reported its error.
    await grown?.then(({ project }) => project.remove()).catch(() => {});
  }
}

/** A measurement that throws becomes a missed must and does not stop the others. */
async function measure(name: MeasurementName, bench: Bench): Promise<Row[]> {
  try {
    return await measurements[name](bench);
  } catch (error) {
    console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    return [{ what: `Measuring ${name}`, value: 1, unit: 'count', must: { atMost: 0 }, note: `failed: ${reason}` }];
  }
}
