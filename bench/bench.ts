import { runTool } from '../tools/runTool';
import { readOptions } from './options';
import { prepareSite } from './prepareSite';

runTool(async () => {
  const options = readOptions(process.argv.slice(2));
  await prepareSite(options);
  // Imported after the build, because its modules read the content of the build.
  const { runBench } = await import('./runBench');
  await runBench(options);
});
