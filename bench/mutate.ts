import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { runNpm } from '../tools/runProcess';
import { runTool, ToolError } from '../tools/runTool';

const version = '9.6.1';

/** The lowest scores in percent. The command line names other folders and files. */
const lowestScores: Record<string, number> = { 'src/donation': 90, 'src/donation/server': 90, 'src/content': 88 };

/** Declarations only: a mutated label or hint says nothing about the tests. */
const declarations = [
  'src/content/collections.ts',
  'src/content/singletons.ts',
  'src/content/homeSections.ts',
  'src/donation/providers/provider.ts',
];

/** Reads `content/uploads`, which Stryker's copy of the project lacks. */
const contentTest = 'src/content/load/content.test.ts';

const folder = 'node_modules/.cache/stryker';

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError';

/** Runs Stryker on TypeScript files one by one, and lists the mutants that the unit tests do not kill. */
runTool(async () => {
  const named = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
  for (const path of named) if (!existsSync(path)) throw new ToolError(`There is no ${path}.`);
  const paths = named.length > 0 ? named : Object.keys(lowestScores);
  const mutants = new Map<string, Status[]>();
  for (const file of new Set(paths.flatMap(listFiles))) mutants.set(file, await mutateFile(file));
  const low = paths.filter((path) => {
    const found = [...mutants].filter(([file]) => file === path || file.startsWith(`${path}/`));
    const score = findScore(found.flatMap(([, statuses]) => statuses));
    console.log(`${path}: ${score.toFixed(1)} % of the mutants were killed.`);
    return score < (lowestScores[path] ?? 0);
  });
  if (low.length > 0) throw new ToolError(`The tests of ${low.join(' and ')} kill too few mutants.`);
});

/** The files to mutate in a folder, or the file itself. */
function listFiles(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return (
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?!.*\.(test|spec|d)\.).*\.ts$/.test(name))
      .map((name) => posix.join(path, name.replaceAll('\\', '/')))
      // The fakes of providers are for tests.
      .filter((file) => !/\/(fake\.ts|providerFake\.ts)/.test(file) && !declarations.includes(file))
  );
}

async function mutateFile(file: string): Promise<Status[]> {
  const own = file.replace(/\.ts$/, '.test.ts');
  // The test beside the file, else all of its area (src/donation): Stryker runs those that import the file.
  const area = file.split('/').slice(0, 2).join('/');
  const tests = existsSync(own) ? own : `${area}/**/*.test.{ts,tsx}`;
  const report = join(folder, 'report.json');
  const config = {
    ...JSON.parse(readFileSync('stryker.config.json', 'utf8')),
    mutate: [file],
    jest: { config: { testMatch: [`<rootDir>/${tests}`], testPathIgnorePatterns: [contentTest] } },
    jsonReporter: { fileName: report },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const packages = ['core', 'jest-runner'].map((name) => `--package=@stryker-mutator/${name}@${version}`);
  const command = ['exec', '--yes', ...packages, '--', 'stryker', 'run', join(folder, 'config.json')];
  if ((await runNpm(command)) !== 0) throw new ToolError(`Stryker failed on ${file}.`);
  const { files }: { files: Record<string, { mutants: { status: Status }[] }> } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
}

/** In percent. A timeout counts as killed. */
function findScore(mutants: readonly Status[]): number {
  const count = (...statuses: Status[]) => mutants.filter((status) => statuses.includes(status)).length;
  return (100 * count('Killed', 'Timeout')) / Math.max(1, count('Killed', 'Timeout', 'Survived', 'NoCoverage'));
}
