import { loadOrStop } from './loadOrStop';
import { findUnfinished } from './preflight/findUnfinished';
import { writeTable } from './preflight/writeTable';
import { runTool } from './runTool';
import { ToolError } from './toolError';

/**
 * Lists what stands between this repository and a site that is live. Everywhere it only reports; in Netlify's production
 * build it fails for what would harm a donor.
 */
runTool(async () => {
  const findings = findUnfinished(loadOrStop(), process.env);
  const all = Object.values(findings).flat();
  const harmful = all.filter(({ isHarmful }) => isHarmful).length;
  console.log(`${writeTable(findings)}\n`);
  if (all.length === 0) return console.log('Nothing stands between this repository and going live.');
  const summary = `${all.length} to settle before going live; ${harmful} marked "!" would harm donors`;
  if (harmful > 0 && process.env.CONTEXT === 'production') {
    throw new ToolError(`${summary}: the production build stops.`);
  }
  console.log(`${summary}${harmful > 0 ? ', and would stop a production build' : ''}.`);
});
