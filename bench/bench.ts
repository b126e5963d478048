import { nameAddress } from '../src/donation/providers/addresses';
import { findProvider } from '../src/donation/providers/registry';
import { buildSite } from '../tools/build';
import { runTool } from '../tools/command';
import { emulatorVariables } from '../tools/paymentVariables';
import { readOptions } from './options';

runTool(async () => {
  const options = readOptions(process.argv.slice(2));
  // Any keys open payment at the provider's URL; with these, the emulator can answer in its place.
  Object.assign(process.env, emulatorVariables());
  delete process.env[nameAddress(findProvider(process.env))];
  if (!options.built) await buildSite();
  // Imported after the build, because its modules read the content of the build.
  const { runBench } = await import('./runBench');
  await runBench(options);
});
