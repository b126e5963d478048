import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyFixture } from '../src/testing/copyFixture';

const copied = copyFixture();

function run() {
  const tool = ['--import', require.resolve('tsx'), join(__dirname, 'checkContent.ts')];
  return spawnSync(process.execPath, tool, { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: copied.folder } });
}

it('content:check counts valid entries, and says which folder it read and what is not translated', () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Here, content\/ is .*content-\w+\.\nThe content is valid: \d+ entries\.\n/);
  expect(stdout).toContain('Translation into en:');
});

it('content:check fails, and says which folder has the mistakes', () => {
  rmSync(join(copied.folder, 'home/hero.json'));
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Here, content\/ is .*content-\w+\.\ncontent\/home\/hero\.json: is missing\n$/);
});
