import { buildSite, buildWithEmulator } from './buildSite';
import { hasOwnKeys, readEmulatorPort } from './paymentVariables';
import { checkPortIsFree, readPort } from './ports';
import { runTool, ToolError } from './runTool';
import { serveSite } from './serveSite';

/** What `npm start`, `npm run build` and `npm run serve` do. */
const actions: Record<string, () => Promise<void>> = {
  start: buildAndServe,
  build: () => (process.argv.includes('--emulated') ? buildWithEmulator() : buildSite()),
  serve: serveSite,
};

runTool(async () => {
  const [, , name = ''] = process.argv;
  const action = actions[name];
  if (!action) throw new ToolError(`Name one of: ${Object.keys(actions).join(', ')}.`);
  await action();
});

async function buildAndServe(): Promise<void> {
  const ownKeys = hasOwnKeys(process.env);
  // Check ports before the build, which takes minutes.
  await checkPortIsFree(readPort());
  if (!ownKeys) await checkPortIsFree(readEmulatorPort(), { variable: 'EMULATOR_PORT' });
  console.log('1/2 Building the site (two to three minutes the first time)…');
  await (ownKeys ? buildSite() : buildWithEmulator());
  console.log('2/2 Starting the preview server…');
  await serveSite();
}
