import { runTool } from '../tools/runTool';
import { readOptions } from './options';
import { runBench } from './runBench';

runTool(async () => runBench(readOptions(process.argv.slice(2))));
