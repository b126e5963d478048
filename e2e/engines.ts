import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { getBrowser, installWithApt } from '../tools/browser';
import { checkFixturesAreBuilt } from '../tools/build';
import { refuseLostOptions, runNpm, runProcess, runTool, ToolError } from '../tools/command';
import { browsers, type EngineBrowser } from './engines/browsers';

/** Runs the journeys tagged @engines in every browser, or in those that `--project=firefox` names. */
runTool(async () => {
  refuseLostOptions(['project'], 'npm run engines -- --project=firefox');
  checkFixturesAreBuilt();
  const options = process.argv.slice(2);
  const isAll = !options.some((option) => option.startsWith('--project'));
  await getBrowser();
  for (const [name, browser] of Object.entries<EngineBrowser>(browsers)) {
    if (!isAll && !options.includes(`--project=${name}`)) continue;
    if (!existsSync(browser.path)) {
      if (browser.carrier) await unpack(browser.carrier, browser.path);
      for (const needed of browser.packages ?? []) await installWithApt(needed);
    }
    if (!existsSync(browser.path))
      throw new ToolError(
        `There is no ${name} at ${browser.path}: npm run engines needs Debian 12 and root to install it.`,
      );
  }
  const cli = resolve('node_modules/@playwright/test/cli.js');
  const command = [cli, 'test', '--config', 'e2e/engines/playwright.config.ts', ...options];
  const exitCode = await runProcess(process.execPath, command);
  if (exitCode !== 0) throw new ToolError('A journey failed.', exitCode);
});

async function unpack(carrier: string, path: string): Promise<void> {
  const folder = dirname(path);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await runNpm(['pack', '--silent', '--pack-destination', folder, carrier]);
  await runProcess('sh', ['-c', 'tar -xzf *.tgz && rm *.tgz'], { cwd: folder });
  const packed = createReadStream(join(folder, 'package/bin/chromium.br'));
  await pipeline(packed, createBrotliDecompress(), createWriteStream(path));
  await chmod(path, 0o755);
}
