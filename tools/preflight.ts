import { contentFolder } from '../src/gatsby/contentFolder';
import { loadOrStop } from './loadOrStop';
import { findDifferences } from './preflight/findDifferences';
import { findUnfinished } from './preflight/findUnfinished';
import { findVideoAdvice } from './preflight/findVideoAdvice';
import { writeTable } from './preflight/writeTable';
import { runTool } from './runTool';
import { ToolError } from './toolError';

/**
 * Lists what stands between this repository and a site that is live, and what else is worth knowing. Everywhere it only reports; in Netlify's production
 * build it fails for what would harm a donor.
 */
runTool(async () => {
  const content = loadOrStop();
  const findings = findUnfinished(content, process.env);
  const advice = {
    'Differences from the specification (for information)': findDifferences(content),
    'Videos (for information)': findVideoAdvice(content, contentFolder),
  };
  const all = Object.values(findings).flat();
  const harmful = all.filter(({ isHarmful }) => isHarmful).length;
  console.log(`${writeTable({ ...findings, ...advice })}\n`);
  if (all.length === 0) return console.log('Nothing stands between this repository and going live.');
  const summary = `${all.length} to settle before going live; ${harmful} marked "!" would harm donors`;
  if (harmful > 0 && process.env.CONTEXT === 'production') {
    throw new ToolError(`${summary}: the production build stops.`);
  }
  console.log(`${summary}${harmful > 0 ? ', and would stop a production build' : ''}.`);
});
