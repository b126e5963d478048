import { buildSite, buildWithEmulator } from './buildSite';
import { hasOwnKeys, readEmulatorPort } from './paymentVariables';
import { checkPortIsFree } from './preview/listen';
import { readPort } from './readPort';
import { runTool } from './runTool';
import { serveSite } from './serveSite';

runTool(async () => {
  const ownKeys = hasOwnKeys(process.env);
  // Check ports before the build, which takes minutes.
  await checkPortIsFree(readPort());
  if (!ownKeys) await checkPortIsFree(readEmulatorPort(), { variable: 'EMULATOR_PORT' });
  console.log('1/2 Building the site (two to three minutes the first time)…');
  await (ownKeys ? buildSite() : buildWithEmulator());
  console.log('2/2 Starting the preview server…');
  await serveSite();
});
