import { readOptions } from './bench/options';
import { runBench } from './bench/runBench';
import { runTool } from './runTool';

runTool(async () => runBench(readOptions(process.argv.slice(2))));
