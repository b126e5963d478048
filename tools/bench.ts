import { readOptions } from './bench/options';
import { runBench } from './bench/runBench';
import { runTool } from './runTool';

runTool(async () => {
  await runBench(readOptions(process.argv.slice(2)));
  // Gatsby's and Netlify's machinery leave timers behind.
  process.exit(0);
});
