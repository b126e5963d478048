import { getBrowser } from './browser';
import { runTool } from './runTool';

runTool(async () => {
  console.log(`Browser: ${await getBrowser()}`);
});
