import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runProcess, runTool, ToolError } from './command';
import { certificateFile, makeCertificate } from './engines/certificate';
import { type EngineName, engineNames, getEngine, readVersion } from './engines/engines';
import { type Report, replaceTable, writeTable } from './engines/table';

const document = 'docs/measuring.md';
const reportFile = 'test-results/engines.json';

/** Runs the journeys of e2e/engines in every engine, or in those that `--project=firefox` names. */
runTool(async () => {
  const options = process.argv.slice(2);
  const chosen = engineNames.filter((name) => options.includes(`--project=${name}`));
  const names = chosen.length > 0 ? chosen : engineNames;
  const versions: Partial<Record<EngineName, string>> = {};
  for (const name of names) {
    versions[name] = readVersion(await getEngine(name));
    console.log(`${name} ${versions[name]}`);
  }
  makeCertificate();
  const cli = resolve('node_modules/@playwright/test/cli.js');
  const exitCode = await runProcess(
    process.execPath,
    [cli, 'test', '--config', 'e2e/engines/playwright.config.ts', ...options],
    { env: { NODE_EXTRA_CA_CERTS: resolve(certificateFile) } },
  );
  // A part of the journeys must not replace the table of a whole run.
  if (options.length === 0) {
    const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
    const table = writeTable(report, versions as Record<EngineName, string>);
    writeFileSync(document, replaceTable(readFileSync(document, 'utf8'), table));
    console.log(`The results are in ${document}.`);
  }
  if (exitCode !== 0) throw new ToolError('A journey failed.', exitCode);
});
