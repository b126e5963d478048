import { buildSite, buildWithEmulator } from './buildSite';
import { runTool } from './runTool';

runTool(process.argv.includes('--emulated') ? buildWithEmulator : buildSite);
