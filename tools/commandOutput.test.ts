import { spawnSync } from 'node:child_process';
import { copyFixture } from '../src/testing/copyFixture';
import { runCommand } from './testing/runCommand';

// What commands print, and their exit codes. `records` and `content:apply` have test files of their own; the journeys
// run builds and servers.

const copied = copyFixture();
const run = (file: string, words: string[] = [], env: Record<string, string> = {}) =>
  runCommand(file, words, { cwd: copied.folder, env: { CONTENT_DIR: copied.folder, ...env } });

it('content:check says which folder it read, and counts the entries and the missing translations', async () => {
  const { output, exitCode } = await run('tools/checkContent.ts');
  expect(output).toMatch(/^Here, content\/ is .*test-\w+\.\nThe content is valid: \d+ entries\.\n/);
  expect(output).toMatch(/\nen: \d+ of \d+ fields missing\n$/);
  expect(exitCode).toBe(0);
});

it.each([
  ['tools/checkContent.ts', ['--port=1']],
  ['tools/siteCommands.ts', ['serve', '--port=1']],
  ['tools/screenshots.ts', ['--port=1']],
])('%s %j refuses an option, which it would otherwise ignore', async (file, words) => {
  const { output, exitCode } = await run(file, words);
  expect(output).toMatch(/^Unknown option '--port'/);
  expect(exitCode).toBe(1);
});

it('content:check stops at a mistake', async () => {
  copied.editJson('home/hero.json', ({ fr }) => Object.assign(fr ?? {}, { title: '' }));
  const { output, exitCode } = await run('tools/checkContent.ts');
  expect(output).toMatch(/^Here, content\/ is .*test-\w+\.\ncontent\/home\/hero\.json: fr\.title is required\n$/);
  expect(exitCode).toBe(1);
});

it('preflight lists what is left, and stops a production build alone', async () => {
  const wrongKey = { GATSBY_CINETPAY_API_KEY: 'a b' };
  const local = await run('tools/preflight.ts', [], wrongKey);
  expect(local.output).toMatch(/^Payment: 3\n! GATSBY_CINETPAY_API_KEY /);
  expect(local.exitCode).toBe(0);
  expect(await run('tools/preflight.ts', [], { ...wrongKey, CONTEXT: 'production' })).toMatchObject({ exitCode: 1 });
});

it.each([
  ['tools/siteCommands.ts', ['serve'], 'There is no built site in public/: run "npm run build" first.'],
  [
    'tools/siteCommands.ts',
    ['build'],
    'content/home/hero.json: fr.title is required\nThe content has mistakes: nothing was built.',
  ],
  ['tools/siteCommands.ts', ['start'], 'The content has mistakes: nothing was built.'],
  ['tools/siteCommands.ts', ['develop'], 'PORT must be a number from 0 to 65535, not "x".'],
  ['tools/siteCommands.ts', [], 'Name one of: start, build, build:fixtures, serve, develop.'],
  ['tools/siteCommands.ts', ['serve', 'start'], 'Name one of: start, build, build:fixtures, serve, develop.'],
  ['e2e/journeys.ts', [], 'public/ has no site built from the fixtures'],
  ['e2e/engines.ts', [], 'public/ has no site built from the fixtures'],
  ['tools/screenshots.ts', [], 'There is no built site'],
])('%s %j says what it lacks, and fails', async (file, words, answer) => {
  copied.editJson('home/hero.json', ({ fr }) => Object.assign(fr ?? {}, { title: '' }));
  const { output, exitCode } = await run(
    file,
    words,
    words[0] === 'develop' ? { PORT: 'x' } : { PORT: '0', EMULATOR_PORT: '0' },
  );
  expect(output).toContain(answer);
  expect(exitCode).toBe(1);
});

it('a command whose output is cut, such as by `head`, does not fail', () => {
  const command = `set -o pipefail; "${process.execPath}" --import tsx tools/checkContent.ts | true`;
  expect(spawnSync('bash', ['-c', command]).status).toBe(0);
});

it('bench names its measurements', async () => {
  const { output, exitCode } = await runCommand('e2e/bench.ts', ['weight'], { cwd: process.cwd() });
  expect(output).toBe('There is no weight: name some of lighthouse, view, press, growth.\n');
  expect(exitCode).toBe(1);
});
