import type { CheckedPart } from './checks';
import type { Environment } from './finding';

/** Lists what each part found, with its remedy; `!` marks what stops a production build. */
export function writeReport(parts: readonly CheckedPart[]): string {
  const lines = parts.flatMap(({ heading, findings }) => [
    `${heading}: ${findings.length === 0 ? 'nothing left' : findings.length}`,
    ...findings.map(({ what, todo, isHarmful }) => `${isHarmful ? '!' : ' '} ${what}\n      ${todo}`),
    '',
  ]);
  return lines.join('\n');
}

/** Sums up the findings. Only a production build stops, and only for findings that harm donors. */
export function summarize(
  parts: readonly CheckedPart[],
  { CONTEXT }: Environment,
): { sentence: string; stopsBuild: boolean } {
  const findings = parts.filter(({ isAdvice }) => !isAdvice).flatMap((part) => part.findings);
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
