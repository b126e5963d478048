import { contentFolder } from '../src/content/load/load';
import { findMediaAdvice } from '../src/content/load/mediaAdvice';
import { loadOrStop } from './loadOrStop';
import { findDifferences } from './preflight/findDifferences';
import { findUnfinished } from './preflight/findUnfinished';
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
    'Photos and videos (for information)': findMediaAdvice(content.uploads, contentFolder).map((advice) => ({
      ...advice,
      isHarmful: false,
    })),
  };
  console.log(`${writeTable({ ...findings, ...advice })}\n`);
  const { sentence, stopsBuild } = summarize(Object.values(findings).flat(), process.env);
  if (stopsBuild) throw new ToolError(sentence);
  console.log(sentence);
});
