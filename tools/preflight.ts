import { contentFolder } from '../src/content/load';
import { loadOrStop } from './loadOrStop';
import { findDifferences } from './preflight/findDifferences';
import { findUnfinished } from './preflight/findUnfinished';
import { findVideoAdvice } from './preflight/findVideoAdvice';
import { summarize } from './preflight/summarize';
import { writeTable } from './preflight/writeTable';
import { runTool } from './runTool';
import { ToolError } from './toolError';

/** Lists what remains to be done before going live, then advice. */
runTool(async () => {
  const content = loadOrStop();
  const findings = findUnfinished(content, process.env);
  const advice = {
    'Differences from the specification (for information)': findDifferences(content),
    'Videos (for information)': findVideoAdvice(content, contentFolder),
  };
  console.log(`${writeTable({ ...findings, ...advice })}\n`);
  const { sentence, stopsBuild } = summarize(Object.values(findings).flat(), process.env);
  if (stopsBuild) throw new ToolError(sentence);
  console.log(sentence);
});
