import { runTool } from './runTool';
import { serveSite } from './serveSite';

runTool(serveSite);
