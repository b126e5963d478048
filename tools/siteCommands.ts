import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setAvifOptions } from '../src/gatsby/media/formats';
import { buildSite, checkFolderName, ownContent, readBuiltContent } from './build';
import { checkPortIsFree, readPort, runProcess, runTool, ToolError } from './command';
import { refuseDeployment } from './emulator/server';
import { emulatorVariables, hasOwnKeys, readEmulatorPort } from './paymentVariables';
import { type ServedSite, startSite } from './serve';

/** The commands of package.json that build or serve the site, by name. */
const actions: Record<string, () => Promise<void>> = {
  start: buildAndServe,
  build: buildSite,
  'build:fixtures': () => buildSite({ content: resolve('fixtures/content'), variables: withEmulator() }),
  serve,
  develop,
};

runTool(async () => {
  const [name = '', ...others] = parseArgs({ allowPositionals: true }).positionals;
  const action = actions[name];
  if (!action || others.length > 0) throw new ToolError(`Name one of: ${Object.keys(actions).join(', ')}.`);
  await action();
});

/** The variables of a local build, whose payments go to the emulator. */
function withEmulator(): NodeJS.ProcessEnv {
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
  console.log('2/2 Starting the local server…');
  await serve();
}

/** Serves public/ until a signal stops the process. */
async function serve(): Promise<void> {
  const root = process.cwd();
  const site = await startWithPayments({ root, port: readPort() });
  const stop = () => void site.close().finally(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const content = readBuiltContent(root);
  if (content !== ownContent)
    console.log(`Not the site for visitors: public/ was built from ${content}, for the tests.`);
  console.log(`Ready: ${site.url}`);
}

/** Starts the local server, and beside it the emulator unless payment keys are set. */
async function startWithPayments(options: Parameters<typeof startSite>[0]): Promise<ServedSite> {
  const site = await startSite(options, hasOwnKeys(process.env) ? undefined : readEmulatorPort());
  if (site.emulatorUrl) console.log(`An emulator stands in for the provider, no real money: ${site.emulatorUrl}`);
  return site;
}

/** Runs `gatsby develop`, which forwards to the local server what Netlify and the payment provider answer online. */
async function develop(): Promise<void> {
  const root = process.cwd();
  checkFolderName(root);
  const port = readPort('PORT', 8000);
  // On a taken port, Gatsby would prompt for another port.
  await checkPortIsFree(port);
  setAvifOptions('develop');
  const localServer = await startWithPayments({ root, port: 0, isUnbuilt: true });
  const gatsby = [join(root, 'node_modules/gatsby/cli.js'), 'develop', '--port', String(port)];
  const exitCode = await runProcess(process.execPath, gatsby, {
    // IMAGES=netlify encodes each picture on its first request instead of all at the start.
    env: { GATSBY_TELEMETRY_DISABLED: '1', IMAGES: 'netlify', LOCAL_SERVER_URL: localServer.url },
  });
  await localServer.close();
  process.exit(exitCode);
}
