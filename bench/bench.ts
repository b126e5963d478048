import { nameAddress } from '../src/donation/providers/addresses';
import { findProvider } from '../src/donation/providers/registry';
import { emulatorVariables } from '../tools/paymentVariables';
import { runTool } from '../tools/runTool';
import { readOptions } from './options';

runTool(async () => {
  const options = readOptions(process.argv.slice(2));
  // Any keys open payment at the provider's URL; with these, the emulator can answer in its place.
  Object.assign(process.env, emulatorVariables());
  delete process.env[nameAddress(findProvider(process.env))];
  // Modules read the folder and the settings as they are imported.
  process.env.CONTENT_DIR = 'fixtures/content';
  const { buildSite } = await import('../tools/buildSite');
  if (!options.built) await buildSite();
  const { runBench } = await import('./runBench');
  await runBench(options);
});
