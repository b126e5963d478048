import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { runTool, ToolError } from '../tools/runTool';
import { importPinned, installPinned, pinnedPath } from './pinned';

/** The minimum scores in percent. The command line can name other folders and single files. */
const lowestScores: Record<string, number> = { 'src/donation': 90, 'src/content': 88 };

/** Declarations only: a mutated label or hint says nothing about the tests. */
const declarations = ['src/content/model.ts', 'src/content/homeSections.ts'];

type Mutant = {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError';
};
type StrykerPackage = { Stryker: new (options: object) => { runMutationTest(): Promise<Mutant[]> } };

/** Runs Stryker on TypeScript files, and lists the mutants that the unit tests beside them do not kill. */
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
      console.log(`${path}: ${scores[path].toFixed(1)} % of ${mutants.length} mutants were killed.`);
    }
  } finally {
    rmSync(sandboxes, { recursive: true, force: true });
  }
  const low = Object.keys(scores).filter((path) => (scores[path] ?? 0) < (lowestScores[path] ?? 0));
  if (low.length > 0) throw new ToolError(`The tests of ${low.join(' and ')} kill too few mutants.`);
});

/** The files to mutate in a folder, or the file itself. */
function listFiles(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!.*\.(test|d)\.).*\.ts$/.test(name),
  );
  return names
    .map((name) => posix.join(path, name.replaceAll('\\', '/')))
    .filter((file) => !declarations.includes(file));
}

/** In percent. A timeout counts as killed. */
function score(mutants: readonly Mutant[]): number {
  const count = (...statuses: Mutant['status'][]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return (100 * count('Killed', 'Timeout')) / Math.max(1, count('Killed', 'Timeout', 'Survived', 'NoCoverage'));
}

function chooseOptions(file: string, sandboxes: string) {
  const own = file.replace(/\.ts$/, '.test.ts');
  return {
    mutate: [file],
    // Do not copy build output. With a tsconfig.json, Stryker would require TypeScript.
    ignorePatterns: ['public', '.cache', '.netlify', 'test-results', 'playwright-report', 'docs', 'tsconfig.json'],
    tempDirName: sandboxes,
    testRunner: 'jest',
    plugins: [pinnedPath('mutation', '@stryker-mutator/jest-runner/dist/src/index.js')],
    // The test beside the file, else all tests of its folder.
    jest: { config: { testMatch: [`<rootDir>/${existsSync(own) ? own : `${dirname(file)}/**/*.test.{ts,tsx}`}`] } },
    // 'perTest' rejects test files with a @jest-environment comment.
    coverageAnalysis: 'off',
    concurrency: 2,
    // Generous, so that a busy machine does not turn survivors into timeouts; endless loops are rare.
    timeoutMS: 20_000,
    logLevel: 'warn',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false, allowColor: false },
  };
}
