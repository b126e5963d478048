import { join } from 'node:path';
import { setAvifEffort } from '../src/gatsby/pictures/formats';
import { startEmulator } from './emulator/server';
import { emulatorVariables, hasOwnKeys, readEmulatorPort } from './paymentVariables';
import { checkPortIsFree } from './preview/listen';
import { startPreviewServer } from './preview/server';
import { readPort } from './readPort';
import { runProcess } from './runProcess';
import { runTool } from './runTool';

/**
 * Runs `gatsby develop`, and beside it what Netlify and the payment provider do in production: the preview server, which
 * Gatsby forwards their requests to, and the emulator where nobody has set keys.
 */
runTool(async () => {
  const root = process.cwd();
  const port = readPort('PORT', 8000);
  // Gatsby itself would ask at the keyboard whether another port will do.
  await checkPortIsFree(port);
  const emulator = hasOwnKeys(process.env) ? undefined : await startEmulator({ port: readEmulatorPort() });
  // For Gatsby, and for the functions, which the preview server runs in this process.
  if (emulator) Object.assign(process.env, emulatorVariables());
  setAvifEffort('develop');
  const preview = await startPreviewServer({ root, port: 0, isUnbuilt: true });

  if (emulator) console.log(`Payments go to an emulator, no real money: ${emulator.url}`);
  const gatsby = [join(root, 'node_modules/gatsby/cli.js'), 'develop', '--port', String(port)];
  const exitCode = await runProcess(process.execPath, gatsby, {
    // Encoding each picture at the first request for it, rather than all of them at the start.
    env: { GATSBY_TELEMETRY_DISABLED: '1', IMAGES: 'netlify', PREVIEW_URL: preview.url },
  });
  await Promise.all([preview.close(), emulator?.close()]);
  process.exit(exitCode);
});
