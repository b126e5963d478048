import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runTool } from '../tools/runTool';
import { ToolError } from '../tools/toolError';
import { importPinned, installPinned, pinnedPath } from './pinned';

/** The lowest score, in percent, that a folder may have. Others, and single files, may be named on the command line. */
const lowestScores: Record<string, number> = { 'src/donation': 90, 'src/server': 90, 'src/content': 88 };

/** Files that only declare: a mutant in a label or a hint says nothing about the tests. */
const declarations = ['src/content/model.ts', 'src/content/homeSections.ts'];

type StrykerPackage = { Stryker: new (options: object) => { runMutationTest(): Promise<unknown> } };

/** Changes plain TypeScript files, mutant by mutant, and tells which of them the unit tests beside the file do not notice. */
runTool(async () => {
  const named = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
  for (const path of named) if (!existsSync(path)) throw new ToolError(`There is no ${path}.`);
  await installPinned('mutation');
  const { Stryker } = await importPinned<StrykerPackage>('mutation', '@stryker-mutator/core/dist/src/index.js');
  const sandboxes = mkdtempSync(join(tmpdir(), 'mutants-'));
  try {
    for (const path of named.length > 0 ? named : Object.keys(lowestScores)) {
      await new Stryker(chooseOptions(path, sandboxes)).runMutationTest();
    }
  } finally {
    rmSync(sandboxes, { recursive: true, force: true });
  }
});

function chooseOptions(path: string, sandboxes: string) {
  const isFile = path.endsWith('.ts');
  const folder = isFile ? dirname(path) : path;
  // Those of `*.dom.test.ts` repeat in a document what the others say of it as text.
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('.dom.'))
    .map((name) => join(folder, name));
  const hasOwnEnvironment = tests.some((test) => readFileSync(test, 'utf8').includes('@jest-environment'));
  return {
    mutate: isFile
      ? [path]
      : [`${path}/**/*.ts`, `!${path}/**/*.{test,d}.ts`, ...declarations.map((file) => `!${file}`)],
    // What was built and what unit tests do without is not copied; a tsconfig.json would ask for TypeScript.
    ignorePatterns: ['public', '.cache', '.netlify', 'test-results', 'playwright-report', 'docs', 'tsconfig.json'],
    tempDirName: sandboxes,
    testRunner: 'jest',
    plugins: [pinnedPath('mutation', '@stryker-mutator/jest-runner/dist/src/index.js')],
    jest: { config: { testMatch: tests.map((test) => `<rootDir>/${test.replaceAll('\\', '/')}`) } },
    // Runs for each mutant the tests that reach it, many times faster; refused where a test chooses its environment.
    coverageAnalysis: hasOwnEnvironment ? 'off' : 'perTest',
    // In constants: half of the mutants, and nine tenths of the time, as every test must run for each.
    ignoreStatic: !hasOwnEnvironment,
    concurrency: 2,
    // Endless loops are few. A machine that is busy with something else must not make a mutant look noticed.
    timeoutMS: 20_000,
    logLevel: 'warn',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false, allowColor: false },
    thresholds: { break: lowestScores[path] ?? null },
  };
}
