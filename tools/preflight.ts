import { contentFolder } from '../src/content/load/load';
import { loadOrStop } from './content';
import { runChecks } from './preflight/checks';
import { summarize, writeReport } from './preflight/report';
import { runTool, ToolError } from './runTool';

/** Lists what remains to be done before going live, then advice. */
runTool(async () => {
  const parts = await runChecks(loadOrStop(), contentFolder, process.env);
  console.log(writeReport(parts));
  const { sentence, stopsBuild } = summarize(parts, process.env);
  if (stopsBuild) throw new ToolError(sentence);
  console.log(sentence);
});
