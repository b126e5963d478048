import { resolve } from 'node:path';
import { runTool, ToolError } from '../tools/command';
import { compareBytes } from './compareBytes';

runTool(async () => {
  const [before] = process.argv.slice(2);
  if (!before) throw new ToolError('Name the public/ folder of the build to compare with.');
  process.stdout.write(compareBytes(resolve(before), resolve('public')));
});
