import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { runTool } from '../tools/runTool';
import { ToolError } from '../tools/toolError';
import { importPinned, installPinned, pinnedPath } from './pinned';

/** The lowest score, in percent, that a folder may have. Others, and single files, may be named on the command line. */
const lowestScores: Record<string, number> = { 'src/donation': 90, 'src/server': 90, 'src/content': 88 };

/** Files that only declare: a mutant in a label or a hint says nothing about the tests. */
const declarations = ['src/content/model.ts', 'src/content/homeSections.ts'];

type Mutant = {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError';
};
type StrykerPackage = { Stryker: new (options: object) => { runMutationTest(): Promise<Mutant[]> } };

/** Changes plain TypeScript files, mutant by mutant, and tells which of them the unit tests beside the file do not notice. */
runTool(async () => {
  const named = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
  for (const path of named) if (!existsSync(path)) throw new ToolError(`There is no ${path}.`);
  await installPinned('mutation');
  const { Stryker } = await importPinned<StrykerPackage>('mutation', '@stryker-mutator/core/dist/src/index.js');
  const sandboxes = mkdtempSync(join(tmpdir(), 'mutants-'));
  const scores: Record<string, number> = {};
  try {
    for (const path of named.length > 0 ? named : Object.keys(lowestScores)) {
      const mutants: Mutant[] = [];
      for (const file of listFiles(path)) {
        mutants.push(...(await new Stryker(chooseOptions(file, sandboxes)).runMutationTest()));
      }
      scores[path] = score(mutants);
      console.log(`${path}: ${scores[path].toFixed(1)} % of ${mutants.length} mutants were noticed.`);
    }
  } finally {
    rmSync(sandboxes, { recursive: true, force: true });
  }
  const low = Object.keys(scores).filter((path) => (scores[path] ?? 0) < (lowestScores[path] ?? 0));
  if (low.length > 0) throw new ToolError(`The tests of ${low.join(' and ')} notice too little.`);
});

/** The files of a folder that can be mutated, or the one file. */
function listFiles(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!.*\.(test|d)\.).*\.ts$/.test(name),
  );
  return names
    .map((name) => posix.join(path, name.replaceAll('\\', '/')))
    .filter((file) => !declarations.includes(file));
}

/** In percent. A mutant that hangs is noticed, too. */
function score(mutants: readonly Mutant[]): number {
  const count = (...statuses: Mutant['status'][]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return (100 * count('Killed', 'Timeout')) / Math.max(1, count('Killed', 'Timeout', 'Survived', 'NoCoverage'));
}

function chooseOptions(file: string, sandboxes: string) {
  const own = file.replace(/\.ts$/, '.test.ts');
  return {
    mutate: [file],
    // What was built and what unit tests do without is not copied; a tsconfig.json would ask for TypeScript.
    ignorePatterns: ['public', '.cache', '.netlify', 'test-results', 'playwright-report', 'docs', 'tsconfig.json'],
    tempDirName: sandboxes,
    testRunner: 'jest',
    plugins: [pinnedPath('mutation', '@stryker-mutator/jest-runner/dist/src/index.js')],
    // The test beside the file; for a file without one, those of its folder that import it.
    jest: { config: { testMatch: [`<rootDir>/${existsSync(own) ? own : `${dirname(file)}/**/*.test.{ts,tsx}`}`] } },
    // 'perTest' refuses test files that choose jsdom for themselves.
    coverageAnalysis: 'off',
    concurrency: 2,
    // Endless loops are few. A machine that is busy with something else must not make a mutant look noticed.
    timeoutMS: 20_000,
    logLevel: 'warn',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false, allowColor: false },
  };
}
