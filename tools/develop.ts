import { join } from 'node:path';
import { setAvifEffort } from '../src/gatsby/pictures/formats';
import { startEmulator } from './emulator/server';
import { emulatorVariables, hasOwnKeys, readEmulatorPort } from './paymentVariables';
import { checkPortIsFree, readPort } from './ports';
import { startPreviewServer } from './preview/server';
import { runProcess } from './runProcess';
import { runTool } from './runTool';

/**
 * Runs `gatsby develop` with local stand-ins for Netlify (the preview server, to which Gatsby proxies) and, unless
 * payment keys are set, for the payment provider (the emulator).
 */
runTool(async () => {
  const root = process.cwd();
  const port = readPort('PORT', 8000);
  // On a taken port, Gatsby would prompt for another one.
  await checkPortIsFree(port);
  const emulator = hasOwnKeys(process.env) ? undefined : await startEmulator({ port: readEmulatorPort() });
  // Read by Gatsby, and by the functions that the preview server runs in this process.
  if (emulator) Object.assign(process.env, emulatorVariables());
  setAvifEffort('develop');
  const preview = await startPreviewServer({ root, port: 0, isUnbuilt: true });

  if (emulator) console.log(`Payments go to an emulator, no real money: ${emulator.url}`);
  const gatsby = [join(root, 'node_modules/gatsby/cli.js'), 'develop', '--port', String(port)];
  const exitCode = await runProcess(process.execPath, gatsby, {
    // IMAGES=netlify encodes each picture on its first request instead of all at the start.
    env: { GATSBY_TELEMETRY_DISABLED: '1', IMAGES: 'netlify', PREVIEW_URL: preview.url },
  });
  await Promise.all([preview.close(), emulator?.close()]);
  process.exit(exitCode);
});
