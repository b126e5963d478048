import type { Finding } from './finding';

type Summary = { sentence: string; stopsBuild: boolean };

/** Sums up the findings. Only a production build stops, and only for findings that harm donors. */
export function summarize(findings: readonly Finding[], { CONTEXT }: NodeJS.ProcessEnv): Summary {
  const harmful = findings.filter(({ isHarmful }) => isHarmful).length;
  if (findings.length === 0) {
    return { sentence: 'Nothing stands between this repository and going live.', stopsBuild: false };
  }
  const sentence = `${findings.length} to settle before going live; ${harmful} marked "!" would harm donors`;
  if (harmful === 0) return { sentence: `${sentence}.`, stopsBuild: false };
  return CONTEXT === 'production'
    ? { sentence: `${sentence}: the production build stops.`, stopsBuild: true }
    : { sentence: `${sentence}, and would stop a production build.`, stopsBuild: false };
}
