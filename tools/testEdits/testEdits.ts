import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../../e2e/temporaryProject';
import { runNpm, runTool, ToolError } from '../command';
import { editSets } from './edits';

const root = resolve(__dirname, '../..');
const leftOut = ['node_modules', 'public', '.cache', '.git', '.netlify', 'test-results', 'playwright-report'];

/** The commands that edited content must pass. */
const commands = [
  ['content:check'],
  ['unit', '--', 'content.test'],
  ['build', '--', '--emulated'],
  ['built'],
  ['journeys', '--', 'landing', 'albumPage', 'walks'],
];

/** Applies each set of legal edits to a copy of the content, then checks, builds and tests it. */
runTool(async () => {
  const copied = readdirSync(root).filter((name) => !leftOut.includes(name));
  const { root: project, remove } = copyProject({ copied, linked: ['node_modules'] });
  try {
    for (const { name, edits } of editSets) {
      console.log(`\n${name}: ${Object.keys(edits).join('; ')}\n`);
      const content = join(project, 'content');
      rmSync(content, { recursive: true });
      cpSync(join(root, 'content'), content, { recursive: true });
      useSmallPhotos(content);
      for (const edit of Object.values(edits)) edit(content);
      for (const command of commands) await run(project, command, name);
    }
    // All unit tests run once, to prove that they do not depend on the content.
    await run(project, ['unit'], 'The last of these');
  } finally {
    remove();
  }
});

/** Replaces every photo with a small one that is fast to encode. */
function useSmallPhotos(content: string): void {
  const photo = join(root, 'fixtures/content/uploads/veillee/photo-1.jpg');
  for (const name of readdirSync(join(content, 'uploads'), { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.jpg')) cpSync(photo, join(content, 'uploads', name));
  }
}

async function run(project: string, command: string[], set: string): Promise<void> {
  const exitCode = await runNpm(['--prefix', project, 'run', '--silent', ...command], { env: { DECAP: 'off' } });
  if (exitCode !== 0) throw new ToolError(`${set}: npm run ${command.join(' ')} failed.`, exitCode);
}
