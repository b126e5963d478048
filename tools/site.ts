import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Variables } from '../src/donation/providers/provider';
import { setAvifOptions } from '../src/gatsby/pictures/formats';
import { buildSite, checkFolderName, readBuiltContent } from './build';
import { checkPortIsFree, closeOnSignal, readPort, runProcess, runTool, ToolError } from './command';
import { refuseDeployment, startEmulator } from './emulator/server';
import { emulatorVariables, hasOwnKeys, readEmulatorPort } from './paymentVariables';
import { startPreviewServer, startSite } from './serve';

/** The commands of package.json that build or serve the site, by name. */
const actions: Record<string, () => Promise<void>> = {
  start: buildAndServe,
  build: buildSite,
  'build:fixtures': () => buildSite({ content: resolve('fixtures/content'), variables: withEmulator() }),
  serve,
  develop,
};

runTool(async () => {
  const [name = ''] = parseArgs({ allowPositionals: true }).positionals;
  const action = actions[name];
  if (!action) throw new ToolError(`Name one of: ${Object.keys(actions).join(', ')}.`);
  await action();
});

/** Builds for local use, with payments to the emulator. */
function withEmulator(): Variables {
  refuseDeployment(process.env);
  return { ...emulatorVariables(), PAYMENT_EMULATOR: 'on' };
}

async function buildAndServe(): Promise<void> {
  const ownKeys = hasOwnKeys(process.env);
  // Check ports before the build, which takes minutes.
  await checkPortIsFree(readPort());
  if (!ownKeys) await checkPortIsFree(readEmulatorPort(), { variable: 'EMULATOR_PORT' });
  console.log('1/2 Building the site (two to three minutes the first time)…');
  await buildSite({ variables: ownKeys ? {} : withEmulator() });
  console.log('2/2 Starting the preview server…');
  await serve();
}

/** Serves public/ until a signal stops the process. The emulator runs beside the site unless payment keys are set. */
async function serve(): Promise<void> {
  const root = process.cwd();
  const site = await startSite(root, {
    port: readPort(),
    emulatorPort: hasOwnKeys(process.env) ? undefined : readEmulatorPort(),
  });
  closeOnSignal(site.close);
  const content = readBuiltContent(root);
  if (!content.isOwn) console.log(`Not the site for visitors: public/ was built from ${content.name}, for the tests.`);
  if (site.emulatorUrl) console.log(`Payments go to an emulator, no real money: ${site.emulatorUrl}`);
  console.log(`Ready: ${site.url}`);
}

/**
 * Runs `gatsby develop` with local stand-ins for Netlify (the preview server, to which Gatsby proxies) and, unless
 * payment keys are set, for the payment provider (the emulator).
 */
async function develop(): Promise<void> {
  const root = process.cwd();
  checkFolderName(root);
  const port = readPort('PORT', 8000);
  // On a taken port, Gatsby would prompt for another one.
  await checkPortIsFree(port);
  const emulator = hasOwnKeys(process.env) ? undefined : await startEmulator({ port: readEmulatorPort() });
  // Read by Gatsby, and by the functions that the preview server runs in this process.
  if (emulator) Object.assign(process.env, emulatorVariables());
  setAvifOptions('develop');
  const preview = await startPreviewServer({ root, port: 0, isUnbuilt: true });

  if (emulator) console.log(`Payments go to an emulator, no real money: ${emulator.url}`);
  const gatsby = [join(root, 'node_modules/gatsby/cli.js'), 'develop', '--port', String(port)];
  const exitCode = await runProcess(process.execPath, gatsby, {
    // IMAGES=netlify encodes each picture on its first request instead of all at the start.
    env: { GATSBY_TELEMETRY_DISABLED: '1', IMAGES: 'netlify', PREVIEW_URL: preview.url },
  });
  await Promise.all([preview.close(), emulator?.close()]);
  process.exit(exitCode);
}
