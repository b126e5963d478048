import { buildSite } from '../tools/buildSite';
import { emulatorCredentials } from '../tools/emulator/credentials';
import { runTool } from '../tools/runTool';
import { readOptions } from './options';

runTool(async () => {
  const options = readOptions(process.argv.slice(2));
  // Any keys open payment at the provider's URL; with these, the emulator can answer in its place.
  const { apiKey, siteId } = emulatorCredentials;
  Object.assign(process.env, { GATSBY_CINETPAY_API_KEY: apiKey, GATSBY_CINETPAY_SITE_ID: siteId });
  if (!options.built) await buildSite();
  // Imported after the build, because its modules read the content of the build.
  const { runBench } = await import('./runBench');
  await runBench(options);
});
